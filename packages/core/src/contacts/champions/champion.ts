import { type Static, Type } from 'typebox'
import { instant, orNull } from '../../runtime/index.js'
import { sourceTypes } from '../../sources/index.js'
import type { RowOf } from '../../storage/index.js'
import { strictObject } from '../../validation/index.js'
import type { champions } from '../tables/champions.js'

export type ChampionRow = RowOf<typeof champions>

/** Why somebody is the champion of an account. */
export const bases = ['named', 'told', 'most_active'] as const
/** Whether the account has the champion, or how it lost the champion. */
export const championStatuses = ['present', 'quiet', 'left', 'removed'] as const

export type ChampionStatus = (typeof championStatuses)[number]

export const championShape = strictObject({
  id: Type.String(),
  customerId: Type.String(),
  customerName: orNull(Type.String()),
  customerDomain: orNull(Type.String()),
  userId: orNull(Type.String({ description: 'Null if a text mentions an unknown champion.' })),
  name: orNull(Type.String()),
  email: orNull(Type.String()),
  basis: Type.Enum([...bases], {
    description:
      'Why: the trait `champion` or `buyingRole` names the person, a text names the person as champion, or nobody else was more active.'
  }),
  activeDays: orNull(
    Type.Integer({ minimum: 0, description: 'For the most active person: on how many of the last 28 days the person was active.' })
  ),
  isTied: Type.Boolean({ description: 'For the most active person: whether somebody else at the account was active on as many days.' }),
  status: Type.Enum([...championStatuses], {
    description:
      '`present`; or how the account lost the champion: `quiet` (no activity for 8 days and 5 working days), `left` (a text says so), `removed` (no longer belongs to the account).'
  }),
  reason: Type.String({ description: 'Why the person is the champion and how the account lost the champion, in a sentence or two.' }),
  lostAt: orNull(instant()),
  lastActivityAt: orNull(instant()),
  quote: orNull(
    strictObject({ text: Type.String(), sourceType: Type.Enum([...sourceTypes]), sourceId: Type.String(), factId: Type.String() })
  )
})

/** A champion of an account, or one whom the account lost. Times are ISO 8601 in UTC. */
export type Champion = Static<typeof championShape>
