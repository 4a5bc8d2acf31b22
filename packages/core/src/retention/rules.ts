import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../audit/index.js'
import { orNull } from '../runtime/index.js'
import type { Rows } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { canonicalJson } from '../values/index.js'
import { keptKindNames, keptKinds } from './kept-kinds.js'
import { planRetention } from './plan.js'
import { retentionRules } from './tables/retention-rules.js'

const minDays = 7
const maxDays = 3_650

const rule = (summary: string) => orNull(Type.Integer({ minimum: minDays, maximum: maxDays, description: `${summary} Null: for good.` }))

const fields = {
  events: rule(keptKinds.events.summary),
  conversations: rule(keptKinds.conversations.summary),
  runs: rule(keptKinds.runs.summary)
}

/** How many days each kind of data is kept. */
export const retentionRulesShape = strictObject(fields)
export type RetentionRules = Static<typeof retentionRulesShape>

/** The rules to change; a kind that is left out keeps its rule. */
export const retentionRulesChange = strictObject({
  events: Type.Optional(fields.events),
  conversations: Type.Optional(fields.conversations),
  runs: Type.Optional(fields.runs)
})
export type RetentionRulesChange = Static<typeof retentionRulesChange>

/** The workspace's rules. */
export async function readRules(rows: Rows<'organization'>): Promise<RetentionRules> {
  const stored = await rows.find(retentionRules)
  const days = new Map(stored.map((row) => [row.kind, row.days]))
  return { events: days.get('events') ?? null, conversations: days.get('conversations') ?? null, runs: days.get('runs') ?? null }
}

/** Changes some of the rules. They count from the next night on. */
export function putRules(context: ChangeContext, change: RetentionRulesChange): Promise<RetentionRules> {
  const { store, ids, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('settings')
    const before = await readRules(transaction)
    const after: RetentionRules = { ...before, ...change }
    if (canonicalJson({ ...after }) === canonicalJson({ ...before })) return before
    await transaction.remove(retentionRules, {})
    const rows = keptKindNames.flatMap((kind) => {
      const days = after[kind]
      return days === null ? [] : [{ kind, days, updated_at: now }]
    })
    if (rows.length > 0) await transaction.insert(retentionRules, rows)
    await recordChange(transaction, context, { subjectId: null, before: { ...before }, after: { ...after } })
    if (rows.length > 0) await planRetention(transaction, ids, now)
    return after
  })
}
