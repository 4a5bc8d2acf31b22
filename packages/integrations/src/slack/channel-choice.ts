import type { ApiRequest, ApiResponse, ProviderOptions } from '@rapport/core/connector'
import { type Fields, listOf, textOf } from '../json-fields.js'
import { listIn, reading } from './methods.js'

/** A channel that the app is in. */
export type Channel = {
  id: string
  name: string
  /** With another workspace. */
  isShared: boolean
  /** The host has named it. */
  isNamed: boolean
}

/** Which channels the host has named (`providers.slack.channels`), and whose they are. */
export class ChannelChoice {
  private readonly customerIds = new Map<string, string | undefined>()

  constructor({ channels = [] }: ProviderOptions) {
    const said: [string, string | null][] = isList(channels) ? channels.map((name) => [name, null]) : Object.entries(channels ?? {})
    for (const [name, customerId] of said) this.customerIds.set(keyOf(name), customerId ?? undefined)
  }

  isNamed({ id, name }: Pick<Channel, 'id' | 'name'>): boolean {
    return this.customerIds.has(keyOf(id)) || this.customerIds.has(keyOf(name))
  }

  customerIdOf({ id, name }: Pick<Channel, 'id' | 'name'>): string | undefined {
    return this.customerIds.get(keyOf(id)) ?? this.customerIds.get(keyOf(name))
  }
}

const isList = (channels: NonNullable<ProviderOptions['channels']>): channels is readonly string[] => Array.isArray(channels)
/** What is no name is refused when Rapport starts, in words. */
const keyOf = (name: unknown) => String(name).trim().replace(/^#/, '').toLowerCase()

/** The channels of an answer that the app is in: of others nothing may be read. */
export function channelsIn(answer: ApiResponse, choice: ChannelChoice): Channel[] {
  return listOf(listIn(answer, 'channels')).flatMap((channel) => {
    const id = textOf(channel.id)
    if (id === undefined || channel.is_member !== true || channel.is_archived === true) return []
    const name = textOf(channel.name) ?? id
    return [{ id, name, isShared: isSharedOutside(channel), isNamed: choice.isNamed({ id, name }) }]
  })
}

/** Channels that workspaces of one organization share are no outside ones. */
function isSharedOutside({ is_ext_shared, is_shared, is_org_shared }: Fields): boolean {
  return is_ext_shared === true || (is_shared === true && is_org_shared !== true)
}

/** Which kinds of channels the token may list and read, by the scopes that Slack tells in a header; both where it does not. */
export function typesOf({ header }: ApiResponse, what: 'read' | 'history'): string {
  const scopes = header('x-oauth-scopes')
    ?.split(',')
    .map((scope) => scope.trim())
  const may = (kind: string) => scopes?.includes(`${kind}:read`) && scopes.includes(`${kind}:${what}`)
  const types = [...(may('channels') ? ['public_channel'] : []), ...(may('groups') ? ['private_channel'] : [])]
  return (types.length === 0 ? ['public_channel', 'private_channel'] : types).join(',')
}

/** A page of the channels that are not archived. */
export function channelList(types: string, cursor = ''): ApiRequest {
  return reading('conversations.list', { types, exclude_archived: 'true', limit: '200', ...(cursor !== '' && { cursor }) })
}

/** The channels that are kept with a request. */
export function channelsNoted(said: unknown): Channel[] {
  return listOf(said).flatMap((channel) => {
    const id = textOf(channel.id)
    const name = textOf(channel.name)
    return id === undefined || name === undefined
      ? []
      : [{ id, name, isShared: channel.isShared === true, isNamed: channel.isNamed === true }]
  })
}

const fillers = new Set([
  'ext',
  'external',
  'extern',
  'shared',
  'share',
  'connect',
  'slack',
  'customer',
  'customers',
  'cust',
  'client',
  'clients',
  'partner',
  'partners',
  'support',
  'help',
  'success',
  'cs',
  'csm',
  'sales',
  'team',
  'vip',
  'proj',
  'project',
  'account',
  'acct',
  'onboarding',
  'collab',
  'with',
  'and',
  'x',
  'to',
  'us',
  'general',
  'chat',
  'channel',
  'poc',
  'pilot',
  'trial'
])

/** The company that a channel's name speaks of, such as `acme robotics` of `ext-acme-robotics`; undefined where nothing is left. `own` is the workspace's name. */
export function companyOf({ name }: Pick<Channel, 'name'>, own: string): string | undefined {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  const ours = new Set([...words(own), words(own).join('')])
  const left = words(name).filter((word) => !fillers.has(word) && !ours.has(word))
  const company = left.join(' ')
  return company.length < 2 ? undefined : company
}
