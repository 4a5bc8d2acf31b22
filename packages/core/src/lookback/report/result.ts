import { type Static, Type } from 'typebox'
import { orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'

const instant = (description?: string) => Type.String({ format: 'date-time', ...(description !== undefined && { description }) })
const count = (description: string) => Type.Integer({ minimum: 0, description })

/** How good an alarm was. */
const scoreShape = strictObject({
  name: Type.String({ description: 'The name of the alarm: the assessment, a signal or the health score.' }),
  said: count('Departures that the alarm announced at least a day before.'),
  missed: count('Departures that the alarm did not announce.'),
  medianLeadDays: orNull(Type.Number({ description: 'The median number of days between alarm and departure.' })),
  falseAlarms: count('Alarms that no departure followed within 90 days.'),
  undecided: count('Alarms of the last 90 days. Whether a departure follows is not known yet.'),
  falseAlarmsPer50AccountsAMonth: orNull(
    Type.Number({ description: 'False alarms in a month with 50 accounts. Null if less than a month of one account could be judged.' })
  )
})

const wordsShape = strictObject({
  at: instant('The first day with this reason.'),
  leadDays: Type.Integer({ description: 'Whole days until the customer left.' }),
  isAtLeast: Type.Boolean({ description: 'True if the reason was there on the first day of the period already. It may be older.' }),
  state: Type.String(),
  text: Type.String({ description: 'The strongest reason on that day.' }),
  quote: orNull(Type.String()),
  by: orNull(Type.String({ description: 'The colleague who reports it; null where the customer says it, and for numbers.' })),
  sourceType: orNull(Type.String()),
  sourceId: orNull(Type.String())
})

const departureShape = strictObject({
  customerId: Type.String({ format: 'uuid' }),
  name: Type.String(),
  leftAt: instant(),
  reason: orNull(Type.String()),
  mrrCents: orNull(Type.Integer()),
  currency: orNull(Type.String()),
  firstSaid: orNull(wordsShape),
  missing: Type.Array(Type.String(), { description: 'If no alarm came: what Rapport did not know about the customer.' }),
  timeline: Type.Array(strictObject({ from: instant(), to: instant(), state: Type.String() }), {
    description: 'How the customer stood in the time before it left.'
  })
})

/** What a look-back found. */
export const lookbackResultShape = strictObject({
  state: Type.Enum(['ready', 'no_departures', 'no_customers']),
  text: Type.String({ description: 'What it found, in a sentence.' }),
  missing: Type.Array(Type.String(), { description: 'Which data are missing. With them, the look-back could say more.' }),
  departures: count('How often a customer left. A customer that left twice counts twice.'),
  assessment: scoreShape,
  trials: Type.Array(scoreShape, { description: 'The results of the signals and the health score that were tried.' }),
  revenue: Type.Array(
    strictObject({
      currency: Type.String(),
      leftMrrCents: Type.Integer({ description: 'The monthly revenue of those who left.' }),
      saidMrrCents: Type.Integer({ description: 'The monthly revenue of those who left after an alarm.' }),
      unknown: count('Departures in this currency whose amount is not known.')
    })
  ),
  left: Type.Array(departureShape, { description: 'Who left, latest first; at most 500.' }),
  falseAlarms: Type.Array(
    strictObject({ customerId: Type.String({ format: 'uuid' }), name: Type.String(), at: instant(), text: Type.String() }),
    { description: 'Alarms without a departure, latest first; at most 50.' }
  )
})

/** What a look-back found. */
export type LookbackResult = Static<typeof lookbackResultShape>
export type DepartureFound = Static<typeof departureShape>
export type FirstSaid = Static<typeof wordsShape>
export type FalseAlarm = LookbackResult['falseAlarms'][number]
export type Score = Static<typeof scoreShape>
