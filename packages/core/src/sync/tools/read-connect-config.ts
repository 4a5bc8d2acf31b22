import { RapportError } from '../../errors.js'
import { type Descriptor, hasConnectionModes } from '../../providers/index.js'
import { readSetupInput } from '../setup/read-setup-input.js'
import type { SetupInput } from '../setup/setup-answer.js'
import { requireVariant } from './setup-variants.js'

/** Reads a setup variant without `provider`, as the route and the workspace take it. Throws INVALID_TOOL_INPUT naming the field. */
export function readConnectConfig(descriptor: Descriptor, config: Readonly<Record<string, unknown>> = {}): SetupInput {
  if (Object.hasOwn(config, 'provider'))
    throw new RapportError('INVALID_TOOL_INPUT', 'input.config.provider is not allowed here: pass provider beside config')
  const mode = Object.hasOwn(config, 'credentials') ? 'restricted_key' : 'oauth'
  const variant: unknown = { ...(hasConnectionModes(descriptor) && { connectionMode: mode }), ...config, provider: descriptor.id }
  const input = readSetupInput(descriptor, requireVariant(descriptor, variant, 'input.config'), 'input.config')
  // Whoever leaves open how takes any way that the page has.
  return Object.hasOwn(config, 'connectionMode') ? input : { ...input, wantsSignIn: false }
}
