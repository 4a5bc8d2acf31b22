import { type Static, Type } from 'typebox'
import { closed, customerReference, describedId, timeSchema } from '../identity/index.js'
import { outcomeShape } from './outcomes/term-outcome.js'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/** What a contract was put with: who reads the list sees where each term comes from. */
const contractSources = ['api', 'csv', 'console'] as const

export const reasonSchema = Type.String({ minLength: 1, maxLength: 2000, description: 'Why the term ended like this, in your own words.' })

/** What `ws.contracts.put` takes. */
export const contractInput = Type.Object(
  {
    externalId: describedId('Your own id of the contract. A put with the same id replaces the contract.'),
    customer: customerReference,
    startsOn: timeSchema,
    endsOn: timeSchema,
    noticeOn: orNull(timeSchema),
    amountCents: orNull(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'What the whole term is worth, in minor units.' })
    ),
    currency: orNull(Type.String({ pattern: '^[A-Za-z]{3}$', description: 'A code of ISO 4217; required with an amount.' })),
    autoRenews: Type.Optional(Type.Boolean({ description: 'Whether it continues when nobody gives notice; false by default.' })),
    outcome: orNull(outcomeShape),
    reason: orNull(reasonSchema),
    source: Type.Optional(Type.Enum([...contractSources], { description: 'How it was put; api by default.' }))
  },
  closed
)

/**
 * A term of a customer, by the id that the contract has in your system. It replaces what was said of it before: what is left out is not there any more.
 *
 * - Days are dates, such as 2026-01-31. Both are days of the term: from 2026-01-01 to 2026-12-31 is a year.
 * - `noticeOn`: the last day on which notice may be given.
 * - `amountCents`: what the whole term is worth, in minor units of `currency`; a term of two years has the amount of both.
 * - `autoRenews`: whether it goes on when nobody gives notice.
 * - `outcome` and `reason`: how it ended, where your system knows. Left out, they follow from the customer's other terms. What a person has set holds.
 *
 * @example
 * { externalId: 'c_2026', customer: { customerId: 'acme' }, startsOn: '2026-01-01', endsOn: '2026-12-31', noticeOn: '2026-09-30',
 *   amountCents: 1200000, currency: 'usd', autoRenews: true }
 */
export type ContractInput = Static<typeof contractInput>
