import { type Static, type TSchema, Type } from 'typebox'
import { customerReference, timeSchema } from '../identity/index.js'
import { sourceTypes } from '../sources/index.js'
import { anomalyTypes, factCategories, factStatuses, factTypes } from './fact-kinds.js'

const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const text = (maxLength: number) => orNull(Type.String({ maxLength }))

const time = Type.Optional(Type.Union([timeSchema, Type.Null()]))

const metric = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    value: Type.Number(),
    previousValue: orNull(Type.Number()),
    unit: text(100),
    periodStart: time,
    periodEnd: time,
    changePointDate: time
  },
  closed
)

const quoted = Type.Object(
  {
    sourceType: Type.Enum([...sourceTypes]),
    sourceId: Type.String({ minLength: 1, maxLength: 500, description: 'The externalId of the source. You may put the source later.' }),
    quote: Type.String({ minLength: 1, maxLength: 20_000, description: 'Words of the source, quoted exactly.' })
  },
  closed
)
const computed = Type.Object({ eventIds: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 1000 }) }, closed)

/** What a fact says, whoever says it: the host or a detector. */
const factContent = {
  assertion: Type.String({ minLength: 1, maxLength: 20_000, description: 'What the fact says, in a sentence.' }),
  reasoning: text(20_000),
  factType: Type.Enum([...factTypes, ...anomalyTypes]),
  factCategory: Type.Optional(Type.Union([Type.Enum([...factCategories]), Type.Null()])),
  status: Type.Optional(Type.Union([Type.Enum([...factStatuses]), Type.Null()])),
  confidence: orNull(Type.Number({ minimum: 0, maximum: 1, description: 'How sure the fact is; 1 by default.' })),
  priority: text(100),
  severity: text(100),
  occurredAt: time,
  /** The same as `occurredAt`. */
  timestamp: time,
  validFrom: time,
  validUntil: time,
  metric: orNull(metric),
  evidence: orNull(Type.Array(Type.Union([quoted, computed]), { maxItems: 100 }))
}

/** What `ws.facts.put` takes. */
export const factInput = Type.Object(
  {
    externalId: Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Your own id of the fact. A put with the same id replaces the fact.'
    }),
    customer: customerReference,
    ...factContent
  },
  closed
)

const content = Type.Object(factContent)

/** What a fact says of its customer. */
export type FactContent = Static<typeof content>

/**
 * A fact of a customer, by the host's own id. It replaces what was put before under that id. The same again changes nothing; a put that
 * tells of something newly observed (a later `occurredAt`, evidence that was not there, another metric value or period) counts as a further
 * detection: `occurrenceCount` rises, `lastDetectedAt` is now. Any other change, such as of words or priority, counts nothing.
 *
 * - `factType` is one of the types that svc_list_facts takes, or an anomaly's; `factCategory` follows from it when it is left out.
 * - `status` is ACTIVE when it is left out. What people set later (`ws.facts.setStatus`) stays until a put says another status than the put
 *   before.
 * - `confidence` from 0 to 1, 1 when it is left out. `validFrom` is when it occurred, else now.
 * - `evidence`: exact quotes of sources, which may be put later, or ids of the events that it was computed from. A quote that does not
 *   stand in its source is refused.
 *
 * @example
 * { externalId: 'f_1', customer: { domain: 'acme.com' }, assertion: 'Acme renews in May', factType: 'TIMELINE', occurredAt: '2026-01-31T09:30:00Z',
 *   evidence: [{ sourceType: 'EMAIL', sourceId: 'msg_1', quote: 'we renew in May' }] }
 */
export type FactInput = Static<typeof factInput>
