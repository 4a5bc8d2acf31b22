import { Type } from 'typebox'
import { fact } from '../facts/index.js'
import { instant, orNull } from '../runtime/index.js'
import { sourceType } from '../sources/index.js'
import { strictObject } from '../validation/index.js'

const match = strictObject({ text: Type.String(), occurredAt: Type.Optional(instant()) })

const found = {
  score: Type.Number({ description: 'How well it matches; comparable within one answer only.' }),
  matchCount: Type.Integer({ minimum: 0, description: 'The number of places that match the query.' }),
  matches: Type.Array(match, {
    maxItems: 2,
    description: 'The best matching words, quoted exactly.'
  })
}

const factFields = { kind: Type.Literal('fact'), ...found, fact }

const sourceFields = {
  kind: Type.Literal('source'),
  ...found,
  sourceType,
  sourceId: Type.String({ description: 'The id of the source. svc_get_source takes it.' }),
  occurredAt: orNull(instant()),
  title: orNull(Type.String()),
  permalink: orNull(Type.String()),
  context: Type.Optional(
    strictObject({
      text: Type.String({ description: 'The conversation around the match.' }),
      sourceRef: strictObject({ sourceType: Type.Literal('SLACK'), sourceId: Type.String() })
    })
  )
}

/** A fact or a source that answers a question. */
export const foundArtifact = Type.Union([strictObject(factFields), strictObject(sourceFields)])

/** How answers name a customer. */
export const namedCustomer = strictObject({ id: Type.String(), name: orNull(Type.String()), domain: orNull(Type.String()) })

const customer = { customer: orNull(namedCustomer) }

/** The same, with the customer that it is of. */
export const foundOfCustomer = Type.Union([strictObject({ ...factFields, ...customer }), strictObject({ ...sourceFields, ...customer })])
