import { type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import {
  type CredentialField,
  catalogue,
  connectionModes,
  type Descriptor,
  hasConnectionModes,
  type ProviderDescriptor
} from '../../providers/index.js'
import { type Check, checkOf, strictObject } from '../../validation/index.js'
import type { SetupVariant } from '../setup/read-setup-input.js'
import { crmMapping } from './integration-shape.js'

const name = Type.String({ minLength: 1, maxLength: 500 })
const confirm = Type.Literal(true, { description: 'Must be true: a person has read and accepted what the mapping means.' })

const crmConfiguration = strictObject({ kind: Type.Literal('crm_mapping'), mappings: crmMapping, confirm })

const eventsConfiguration = strictObject({
  kind: Type.Literal('mixpanel_mapping'),
  mapping: Type.Union([
    strictObject({ mode: Type.Literal('group_key'), groupKey: name }),
    strictObject({ mode: Type.Literal('event_property'), propertyName: name }),
    strictObject({ mode: Type.Literal('email_domain') })
  ]),
  confirm
})

const configurations = { crm_mapping: crmConfiguration, mixpanel_mapping: eventsConfiguration }

/** What svc_setup_integration takes for a provider: one variant, or one of each connection mode. */
export function variantsOf(id: string, descriptor: ProviderDescriptor): TObject[] {
  const provider = Type.Literal(id)
  const { setupMode, fields, configuration } = descriptor
  const decided: TProperties = configuration === null ? {} : { configuration: Type.Optional(configurations[configuration]) }
  const key: TProperties = { credentials: Type.Optional(strictObject(credentialsOf(fields))) }
  if (hasConnectionModes(descriptor)) {
    const [signIn, byKey] = connectionModes.map((mode) => ({ provider, connectionMode: Type.Literal(mode) }))
    return [strictObject({ ...signIn, ...decided }), strictObject({ ...byKey, ...key, ...decided })]
  }
  return [strictObject({ provider, ...(setupMode === 'human_controlled' && key), ...decided })]
}

function credentialsOf(fields: readonly CredentialField[]): TProperties {
  return Object.fromEntries(
    fields.map((field) => {
      const schema = schemaOf(field)
      return [field.name, field.required ? schema : Type.Optional(schema)]
    })
  )
}

function schemaOf({ type, required, options = [], minLength = 1, maxLength, pattern, help }: CredentialField): TSchema {
  const description = { description: help }
  if (type === 'boolean') return Type.Boolean({ ...(!required && { default: false }), ...description })
  if (type === 'enum') return Type.Enum([...options], { ...(!required && { default: options[0] }), ...description })
  const bounds = { minLength, ...(maxLength !== undefined && { maxLength }), ...(pattern !== undefined && { pattern }) }
  return Type.String({ ...bounds, ...description })
}

/** By this text the variant is known that stands for every provider of a host's own. */
export const ownProviderText = 'The id of a provider of your own.'

/** A host's own provider: what its descriptor says is checked when the call is read. */
const ownVariant = strictObject({
  provider: Type.String({ minLength: 1, maxLength: 80, description: ownProviderText }),
  connectionMode: Type.Optional(
    Type.Enum([...connectionModes], { description: 'Needed if the provider can be connected by a sign-in and by a key.' })
  ),
  credentials: Type.Optional(
    Type.Record(Type.String({ maxLength: 100 }), Type.Union([Type.String({ maxLength: 10_000 }), Type.Boolean()]), {
      description: 'The fields that GET /api/integrations/capabilities names.'
    })
  ),
  configuration: Type.Optional(Type.Union([crmConfiguration, eventsConfiguration]))
})

/** The input of svc_setup_integration: one of these, chosen by `provider`, and by `connectionMode` for stripe. The last is for a host's own provider. */
export const setupVariants = Type.Unsafe<SetupVariant>(
  Type.Union([...Object.entries(catalogue).flatMap(([id, descriptor]) => variantsOf(id, descriptor)), ownVariant])
)

const checks = new WeakMap<Descriptor, Check<TUnsafe<SetupVariant>>>()

/** An input that one of the provider's own variants takes. Throws INVALID_TOOL_INPUT, naming the field below `path`. */
export function requireVariant(descriptor: Descriptor, input: unknown, path: string): SetupVariant {
  const check = checks.get(descriptor) ?? checkOf(Type.Unsafe<SetupVariant>(Type.Union(variantsOf(descriptor.id, descriptor))))
  checks.set(descriptor, check)
  if (!check.accepts(input)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(input, 'input').replace(/^input/, path))
  return input
}
