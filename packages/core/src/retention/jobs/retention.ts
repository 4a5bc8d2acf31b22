import { defineJob, RescheduleAt } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import { day, type Ids } from '../../values/index.js'
import { keptKindNames, keptKinds } from '../kept-kinds.js'
import { nextNight, retentionPayload, retentionRunKind } from '../plan.js'
import { readRules } from '../rules.js'
import { retentionRuns } from '../tables/retention-runs.js'

const keptRuns = 100

/**
 * Stands while there are rules. A run begins with a row in the log, goes through the kinds in small steps, and ends the row. Each step looks at the rules
 * again: a rule that somebody takes back ends what it removes.
 */
export const retention = defineJob({
  kind: retentionRunKind,
  summary: "Removes what is older than the workspace's rules keep.",
  lane: 'maintenance',
  payload: retentionPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { step, ids, clock }) {
    while (
      await step(async (transaction, { run }) => {
        const now = clock.now()
        if (run === null) {
          const id = await beginRun(transaction, ids, now)
          return id === undefined ? undefined : { run: { id, kind: 0, place: null } }
        }
        const { id, kind } = run
        if (kind < keptKindNames.length) {
          const place = await removeSome(transaction, run, ids, now)
          return { run: place === null ? { id, kind: kind + 1, place: null } : { id, kind, place } }
        }
        await transaction.update(retentionRuns, { id: { eq: id } }, { ended_at: now })
        return new RescheduleAt(await nextNight(transaction, now), { run: null })
      })
    );
  }
})

/** Begins a run with the rules that there are now; undefined when there are none. */
async function beginRun(transaction: Transaction, ids: Ids, now: number): Promise<string | undefined> {
  const rules = await readRules(transaction)
  const kinds = keptKindNames.flatMap((kind) => {
    const days = rules[kind]
    return days === null ? [] : [{ kind, days, before: now - days * day, removed: 0 }]
  })
  if (kinds.length === 0) return undefined
  const known = await transaction.find(retentionRuns, { orderBy: { column: 'started_at', direction: 'desc' }, columns: ['id'] })
  const gone = known.slice(keptRuns - 1).map(({ id }) => id)
  if (gone.length > 0) await transaction.remove(retentionRuns, { id: { in: gone } })
  const id = ids.uuid(now)
  await transaction.insert(retentionRuns, [{ id, kinds, started_at: now, ended_at: null }])
  return id
}

/** One step of a kind. Answers where the next begins; null when the kind is done, or is kept for good or for longer by now. */
async function removeSome(
  transaction: Transaction,
  { id, kind: index, place }: { id: string; kind: number; place: string | null },
  ids: Ids,
  now: number
): Promise<string | null> {
  const name = keptKindNames[index]
  const [row] = await transaction.get(retentionRuns, [{ id }])
  const planned = row?.kinds.find(({ kind }) => kind === name)
  if (name === undefined || !row || !planned) return null
  const days = (await readRules(transaction))[name]
  if (days === null || days > planned.days) return null
  const step = await keptKinds[name].removeSome(transaction, { before: planned.before, place, ids, now })
  if (step.removed > 0) {
    const kinds = row.kinds.map((each) => (each.kind === name ? { ...each, removed: each.removed + step.removed } : each))
    await transaction.update(retentionRuns, { id: { eq: id } }, { kinds })
  }
  return step.place
}
