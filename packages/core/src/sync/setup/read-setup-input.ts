import { RapportError } from '../../errors.js'
import { type Descriptor, hasConnectionModes, readFields } from '../../providers/index.js'
import type { JsonObject } from '../../storage/index.js'
import type { SetupInput } from './setup-answer.js'

/** What svc_setup_integration takes. What of it a provider needs follows from the provider's descriptor. */
export interface SetupVariant {
  provider: string
  connectionMode?: 'oauth' | 'restricted_key'
  credentials?: Readonly<Record<string, string | boolean | undefined>>
  configuration?: { readonly [name: string]: unknown }
}

/** What a variant asks for. Throws INVALID_TOOL_INPUT, naming the place below `path`, for what no schema can say. */
export function readSetupInput(
  descriptor: Descriptor,
  { connectionMode, credentials, configuration }: SetupVariant,
  path = 'input'
): SetupInput {
  const byKey = hasConnectionModes(descriptor) ? connectionMode === 'restricted_key' : descriptor.setupMode === 'human_controlled'
  return {
    descriptor,
    byKey,
    wantsSignIn: connectionMode === 'oauth',
    credentials: credentials && readCredentials(descriptor, credentials, `${path}.credentials`),
    configuration: configuration && withoutConfirm(configuration)
  }
}

function readCredentials(descriptor: Descriptor, said: NonNullable<SetupVariant['credentials']>, path: string): Record<string, string> {
  const given = Object.entries(said).flatMap(([name, value]) => (value === undefined || value === false ? [] : [[name, String(value)]]))
  const read = readFields(descriptor, Object.fromEntries(given))
  if ('fault' in read) throw new RapportError('INVALID_TOOL_INPUT', `${path}.${read.field.name} ${read.fault}`)
  return read.fields
}

/** That somebody has confirmed it is no part of what is decided. */
function withoutConfirm({ confirm: _, ...decided }: { readonly [name: string]: unknown }): JsonObject {
  return JSON.parse(JSON.stringify(decided))
}
