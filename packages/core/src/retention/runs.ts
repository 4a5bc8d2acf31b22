import { type Static, Type } from 'typebox'
import { orNull } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { day, type Ids, isoTime, isoTimeOrNull } from '../values/index.js'
import { keptKindNames, keptKinds } from './kept-kinds.js'
import { runRetentionNow } from './plan.js'
import { type RetentionRulesChange, readRules } from './rules.js'
import { retentionRuns } from './tables/retention-runs.js'

const instant = (description: string) => Type.String({ format: 'date-time', description })
const kind = Type.Enum([...keptKindNames])

/** What a run removes, kind by kind. */
export const retentionPreviewShape = strictObject({
  kinds: Type.Array(
    strictObject({
      kind,
      days: Type.Integer(),
      before: instant('Data that is older than this time is removed.'),
      rows: Type.Integer({ description: 'How many rows that are.' })
    }),
    { description: 'The kinds that have a rule.' }
  )
})
export type RetentionPreview = Static<typeof retentionPreviewShape>

/** Tells what a run would remove now, by the workspace's rules with this change; nothing is changed. */
export async function previewRetention(store: OrganizationStore, change: RetentionRulesChange, now: number): Promise<RetentionPreview> {
  const rules = { ...(await readRules(store)), ...change }
  const kinds = keptKindNames.map(async (name) => {
    const days = rules[name]
    if (days === null) return []
    const before = now - days * day
    return { kind: name, days, before: isoTime(before), rows: await keptKinds[name].count(store, before) }
  })
  return { kinds: (await Promise.all(kinds)).flat() }
}

/** The runs of retention. */
export const retentionRunsShape = strictObject({
  items: Type.Array(
    strictObject({
      id: Type.String({ format: 'uuid' }),
      startedAt: instant('When the run began.'),
      endedAt: orNull(instant('When the run ended; null while it goes on.')),
      kinds: Type.Array(
        strictObject({
          kind,
          days: Type.Integer(),
          before: instant('Data that was older than this time was removed.'),
          removed: Type.Integer({ description: 'How many rows were removed so far.' })
        })
      )
    }),
    { description: 'The newest 100 runs, newest first.' }
  )
})
export type RetentionRuns = Static<typeof retentionRunsShape>

/** The newest 100 runs, the newest first. */
export async function listRetentionRuns(store: OrganizationStore): Promise<RetentionRuns> {
  const rows = await store.find(retentionRuns, { orderBy: { column: 'started_at', direction: 'desc' } })
  const items = rows.map((row) => ({
    id: row.id,
    startedAt: isoTime(row.started_at),
    endedAt: isoTimeOrNull(row.ended_at),
    kinds: row.kinds.map(({ kind: name, days, before, removed }) => {
      return { kind: parseEnum(keptKindNames, name), days, before: isoTime(before), removed }
    })
  }))
  return { items }
}

/** Has the rules carried out now. Answers what that removes. */
export async function runRetention(store: OrganizationStore, ids: Ids, now: number): Promise<RetentionPreview> {
  const preview = await previewRetention(store, {}, now)
  if (preview.kinds.length > 0) await store.transaction((transaction) => runRetentionNow(transaction, ids, now))
  return preview
}
