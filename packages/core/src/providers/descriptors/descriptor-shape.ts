import { Type } from 'typebox'
import { strictObject } from '../../validation/index.js'
import { authTypes, categories, fieldTypes, setupModes } from './descriptor.js'

const sentence = Type.String({ minLength: 1, maxLength: 2_000 })
const label = Type.String({ minLength: 1, maxLength: 120 })

const field = strictObject({
  name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$', maxLength: 100 }),
  label,
  type: Type.Enum([...fieldTypes]),
  required: Type.Boolean(),
  secret: Type.Boolean(),
  pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  minLength: Type.Optional(Type.Integer({ minimum: 0 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  options: Type.Optional(Type.Array(label, { minItems: 1, maxItems: 100 })),
  confirms: Type.Optional(strictObject({ field: label, value: label, fault: label })),
  help: sentence
})

/** What `createRapport` accepts as the descriptor of a provider: a host's code may not be type checked. */
export const descriptorShape = strictObject({
  name: label,
  category: Type.Enum([...categories]),
  authType: Type.Enum([...authTypes]),
  setupMode: Type.Enum([...setupModes]),
  needsClient: Type.Boolean(),
  fields: Type.Array(field, { maxItems: 50 }),
  configuration: Type.Union([Type.Literal('crm_mapping'), Type.Literal('mixpanel_mapping'), Type.Null()]),
  isPersonal: Type.Boolean(),
  reads: sentence,
  leaves: sentence,
  precedence: Type.Optional(Type.Number()),
  channel: Type.Optional(strictObject({ help: sentence, example: label }))
})
