import { RapportError } from '../errors.js'
import type { Descriptor } from '../integrations/descriptors/descriptor.js'
import { readSetupInput, type SetupVariant } from '../integrations/setup/read-setup-input.js'
import type { SetupInput } from '../integrations/setup/setup-answer.js'
import { checkOf } from '../validation.js'
import { setupVariants } from './setup-variants.js'

const check = checkOf(setupVariants)

/** Reads a setup variant without `provider`, as the route and the workspace take it. Throws INVALID_TOOL_INPUT naming the field. */
export function readConnectConfig({ id: provider }: Descriptor, config: Readonly<Record<string, unknown>> = {}): SetupInput {
  if (Object.hasOwn(config, 'provider')) throw new RapportError('INVALID_TOOL_INPUT', 'input.config.provider is not allowed')
  const mode = Object.hasOwn(config, 'credentials') ? 'restricted_key' : 'oauth'
  const variant: unknown = { ...(provider === 'stripe' && { connectionMode: mode }), ...config, provider }
  if (!check.accepts(variant)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(variant, 'input').replace(/^input/, 'input.config'))
  const input = readSetupInput(variant satisfies SetupVariant, 'input.config')
  // Whoever leaves open how takes any way that the page has.
  return Object.hasOwn(config, 'connectionMode') ? input : { ...input, wantsSignIn: false }
}
