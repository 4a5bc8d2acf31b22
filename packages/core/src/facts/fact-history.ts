import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { factStatuses } from './fact-kinds.js'
import { findFact } from './find-fact.js'
import { factEffects } from './statements/effects.js'
import { changeCauses } from './status-change.js'
import { factChanges } from './tables/index.js'

const time = Type.String({ format: 'date-time' })
const status = Type.Enum([...factStatuses])

/** A status that a fact came to. */
export const factChange = Type.Object(
  {
    at: time,
    from: Type.Union([status, Type.Null()], {
      description: "Null for the fact's first status. The end of a snooze is not a change: the next change is from ACTIVE."
    }),
    to: status,
    until: Type.Union([time, Type.Null()], {
      description: 'The end of the snooze; null for a snooze without end, and for other statuses.'
    }),
    cause: Type.Enum([...changeCauses], {
      description:
        'A put of the host, a detector, a status that was set, withdrawn (a reading of its source does not support it), or a person who confirmed or dismissed it.'
    }),
    actorId: Type.Union([Type.String(), Type.Null()], { description: 'The member who decided, if known.' }),
    reason: Type.Optional(Type.String({ description: 'The reason, if one was given.' })),
    effect: Type.Optional(
      Type.Enum([...factEffects], {
        description: 'The effect of the statement that a detector read. `from` and `to` are the same if only the confidence changed.'
      })
    ),
    statedAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'When the statement was made (valid time); `at` is when Rapport learned it (known time).'
      })
    )
  },
  { additionalProperties: false }
)

/** A status that a fact came to. Times are ISO 8601 in UTC. */
export type FactChange = Static<typeof factChange>

const maxChanges = 1000

/** How a fact came to its status, the newest change first, at most 1,000. Throws NOT_FOUND when there is no such fact. */
export async function factHistory(store: OrganizationStore, id: string): Promise<FactChange[]> {
  if (typeof id !== 'string') throw new RapportError('INVALID_TOOL_INPUT', 'The id of the fact must be a text')
  const fact = await findFact(store, id)
  const where = { fact_id: { eq: fact.id } }
  const found = await store.find(factChanges, { where, orderBy: { column: 'at', direction: 'desc' }, limit: maxChanges })
  return found.map(({ at, from_status, to_status, until, cause, actor_id, reason, effect, stated_at }) => ({
    at: isoTime(at),
    from: from_status === null ? null : parseEnum(factStatuses, from_status),
    to: parseEnum(factStatuses, to_status),
    until: isoTimeOrNull(until),
    cause: parseEnum(changeCauses, cause),
    actorId: actor_id,
    ...(reason !== null && { reason }),
    ...(effect !== null && { effect: parseEnum(factEffects, effect) }),
    ...(stated_at !== null && { statedAt: isoTime(stated_at) })
  }))
}
