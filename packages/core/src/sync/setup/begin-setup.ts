import type { IntegrationProcess } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { type Descriptor, pageWays } from '../../providers/index.js'
import { capRefusal, reachedCap } from '../connections/plan-cap.js'
import { findConnection, isOwn, managesAll, statusOf } from '../connections/read-connections.js'
import { beginSession, type Handoff, type SetupContext } from './sessions.js'

/** Throws NOT_FOUND for what is no provider. */
export function requireDescriptor({ integrations }: Pick<IntegrationProcess, 'integrations'>, provider: string): Descriptor {
  const descriptor = integrations.descriptors.get(provider)
  if (!descriptor)
    throw new RapportError(
      'NOT_FOUND',
      `There is no provider ${JSON.stringify(provider.slice(0, 80))}. GET /api/integrations/capabilities lists all`
    )
  return descriptor
}

/** The same for a tool whose input names one of the process's providers: throws INVALID_TOOL_INPUT, which lists them. */
export function requireNamed({ integrations }: Pick<IntegrationProcess, 'integrations'>, provider: string): Descriptor {
  const descriptor = integrations.descriptors.get(provider)
  if (descriptor) return descriptor
  throw new RapportError('INVALID_TOOL_INPUT', `input.provider must be one of ${[...integrations.descriptors.keys()].join(', ')}`)
}

/** Begins a setup on the connect page; undefined when the provider is connected and nothing is wrong with it. */
export async function beginSetup(context: SetupContext, descriptor: Descriptor): Promise<Handoff | undefined> {
  const { store, principal, process } = context
  const connection = await findConnection(store, descriptor.id)
  if (!managesAll(principal) && (!descriptor.isPersonal || (connection && !isOwn(principal, connection))))
    throw new RapportError('TOOL_CALL_FORBIDDEN', `${descriptor.name} needs the grant integrations:manage, which this key lacks`)
  if (connection && statusOf(connection) !== 'requires_intervention') return undefined
  const ways = pageWays(process.integrations, descriptor)
  if ('missing' in ways) throw new RapportError('UNPROCESSABLE', `${descriptor.name} cannot be connected on a page: ${ways.missing}`)
  const cap = connection ? undefined : await reachedCap(process.plans, store.organizationId, store)
  if (cap) throw capRefusal(cap)
  return beginSession(context, descriptor, ways)
}
