import { currentIds, events } from '../../identity/index.js'
import type { Rows } from '../../storage/index.js'
import type { OccurrenceRow } from '../occurrences.js'
import { activity } from '../patterns/measure.js'
import type { PersonSeen } from './inactive-people.js'

/** People of one customer who are silent. */
export interface SilentPeople {
  customerId: string
  silent: PersonSeen[]
  othersGoOn: boolean
}

/**
 * Of these occurrences those whose people are all silent still, by the ids that they have now. They were last active when the occurrence says, or later, as
 * an event that came late tells.
 */
export async function stillSilent(
  rows: Rows<'organization'>,
  open: readonly OccurrenceRow[],
  since: number,
  asOf: number
): Promise<SilentPeople[]> {
  if (open.length === 0) return []
  const current = await currentIds(rows, open.flatMap(namedIn), 'user')
  const earliest = Math.min(...open.flatMap(({ evidence }) => evidence.flatMap(({ observedAt }) => observedAt ?? [])), since)
  const seen = await rows.aggregate(events, {
    where: { ...activity, user_id: { in: [...current.values()] }, occurred_at: { gte: earliest, lte: asOf } },
    by: ['user_id'],
    measures: { lastAt: { max: 'occurred_at' } }
  })
  const lastOf = new Map(seen.map(({ user_id, lastAt }) => [user_id, lastAt]))
  const active = await rows.aggregate(events, {
    where: {
      ...activity,
      customer_id: { in: open.map(({ customer_id }) => customer_id) },
      user_id: { isNull: false },
      occurred_at: { gt: since, lte: asOf }
    },
    by: ['customer_id'],
    measures: {}
  })
  const goesOn = new Set(active.map(({ customer_id }) => customer_id))
  return open.flatMap(({ customer_id: customerId, evidence }) => {
    const people = new Map<string, PersonSeen>()
    for (const { kind, id, observedAt, value } of evidence) {
      if (kind !== 'user' || id === null) continue
      const userId = current.get(id) ?? id
      const lastAt = Math.max(observedAt ?? 0, lastOf.get(userId) ?? 0, people.get(userId)?.lastAt ?? 0)
      people.set(userId, { userId, lastAt, activeDays: value ?? 0 })
    }
    const silent = [...people.values()]
    if (silent.some(({ lastAt }) => lastAt > since)) return []
    return [{ customerId, silent, othersGoOn: goesOn.has(customerId) }]
  })
}

const namedIn = ({ evidence }: OccurrenceRow) => evidence.flatMap(({ kind, id }) => (kind === 'user' && id !== null ? [id] : []))
