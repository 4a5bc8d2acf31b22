import { RapportError } from '../../errors.js'
import type { JsonObject } from '../../storage/columns.js'
import { descriptors } from '../descriptors/descriptors.js'
import type { ProviderId } from '../provider-ids.js'
import type { SetupInput } from './setup-answer.js'

/** One variant of svc_setup_integration, as its schema lets it through. */
export interface SetupVariant {
  provider: ProviderId
  connectionMode?: 'oauth' | 'restricted_key'
  credentials?: Readonly<Record<string, string | boolean | undefined>>
  configuration?: { readonly [name: string]: unknown }
}

/** What a variant asks for. Throws INVALID_TOOL_INPUT for what no schema can say. */
export function readSetupInput({ provider, connectionMode, credentials, configuration }: SetupVariant): SetupInput {
  const descriptor = descriptors[provider]
  const byKey = provider === 'stripe' ? connectionMode === 'restricted_key' : descriptor.setupMode === 'human_controlled'
  if (provider === 'granola' && credentials?.authScope === 'enterprise' && credentials.enterpriseKeyAcknowledged !== true)
    throw new RapportError('INVALID_TOOL_INPUT', 'input.credentials.enterpriseKeyAcknowledged must be true for an enterprise key')
  const given = credentials && Object.entries(provider === 'granola' ? { authScope: 'personal', ...credentials } : credentials)
  const fields = given?.flatMap(([name, value]) => (value === undefined || value === false ? [] : [[name, String(value)] as const]))
  return {
    descriptor,
    byKey,
    credentials: fields && Object.fromEntries(fields),
    configuration: configuration && withoutConfirm(configuration)
  }
}

/** That somebody has confirmed it is no part of what is decided. */
function withoutConfirm({ confirm: _, ...decided }: { readonly [name: string]: unknown }): JsonObject {
  return JSON.parse(JSON.stringify(decided))
}
