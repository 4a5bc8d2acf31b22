import { requireKnownOptions } from '../nearest-name.js'
import type { Provider, ProviderOptions } from './provider.js'
import { isProviderId, type ProviderId } from './provider-ids.js'

/** The parts of `createRapport`'s options that integrations rest on. */
export interface IntegrationOptions {
  /**
   * What credentials of connections are encrypted with: at least 32 characters of chance. `previous` opens what was encrypted before the secret was
   * changed. Losing it loses the credentials.
   */
  secret?: string | { current: string; previous: string }
  /** Where people reach this server, such as `https://rapport.example.com`: links that are handed out begin with it and the base path. */
  publicUrl?: string
  /** The connectors, such as `allProviders(config)` of `@rapport/integrations`. */
  providers?: readonly Provider[]
}

/** The same, read and checked. */
export interface IntegrationSettings {
  secret: { current: string; previous: string | undefined } | undefined
  /** Without a slash at its end. */
  publicUrl: string | undefined
  providers: ReadonlyMap<ProviderId, Provider>
}

const leastSecretLength = 32

/** Reads the options of integrations; throws TypeError naming the one that is wrong. */
export function readIntegrations({ secret, publicUrl, providers = [] }: IntegrationOptions): IntegrationSettings {
  return { secret: readSecret(secret), publicUrl: readPublicUrl(publicUrl), providers: readProviders(providers) }
}

function readSecret(secret: IntegrationOptions['secret']): IntegrationSettings['secret'] {
  if (secret === undefined) return undefined
  const { current, previous } = typeof secret === 'string' ? { current: secret, previous: undefined } : secret
  for (const text of previous === undefined ? [current] : [current, previous])
    if (typeof text !== 'string' || text.length < leastSecretLength)
      throw new TypeError(`secret must be a text of at least ${leastSecretLength} characters, or { current, previous }`)
  return { current, previous }
}

function readPublicUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !isSafeAddress(url) || url.search !== '' || url.hash !== '' || holdsUser(url))
    throw new TypeError('publicUrl must be an https address, such as https://rapport.example.com (http on localhost)')
  return url.href.replace(/\/+$/, '')
}

function readProviders(providers: readonly Provider[]): ReadonlyMap<ProviderId, Provider> {
  const read = new Map<ProviderId, Provider>()
  for (const provider of providers) {
    const { id, options } = provider
    if (!isProviderId(id)) throw new TypeError(`providers: ${JSON.stringify(id)} is no provider`)
    if (read.has(id)) throw new TypeError(`providers: ${id} is given twice`)
    requireKnownOptions(options, optionNames, `providers: ${id}`)
    for (const name of ['requestsPerSecond', 'everySeconds'] as const) requirePositive(`providers.${id}.${name}`, options[name])
    for (const name of ['baseUrl', 'authorizeUrl', 'tokenUrl'] as const) requireSafe(`providers.${id}.${name}`, options[name])
    if (options.accounts !== undefined && options.accounts !== 'all' && options.accounts !== 'linked')
      throw new TypeError(`providers.${id}.accounts must be "all" or "linked"`)
    requireChannels(`providers.${id}.channels`, options.channels)
    read.set(id, provider)
  }
  return read
}

/** A record, so that the compiler says when an option is missing. */
const optionNames = Object.keys({
  baseUrl: true,
  authorizeUrl: true,
  tokenUrl: true,
  clientId: true,
  clientSecret: true,
  webhookSecret: true,
  requestsPerSecond: true,
  customerIdProperty: true,
  accounts: true,
  everySeconds: true,
  apiVersion: true,
  channels: true
} satisfies Record<keyof ProviderOptions, true>)

function requirePositive(name: string, value: number | undefined): void {
  if (value !== undefined && !(Number.isFinite(value) && value > 0)) throw new TypeError(`${name} must be a number above 0`)
}

function requireChannels(name: string, channels: ProviderOptions['channels']): void {
  if (channels === undefined) return
  const isObject = typeof channels === 'object' && channels !== null
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isRight = Array.isArray(channels)
    ? channels.every(isText)
    : isObject && Object.values(channels).every((customerId) => customerId === null || isText(customerId))
  if (!isRight) throw new TypeError(`${name} must be a list of channels, or an object of channels with a customerId or null each`)
}

/** Credentials go to these addresses. */
function requireSafe(name: string, address: string | undefined): void {
  if (address === undefined) return
  if (!URL.canParse(address) || !isSafeAddress(new URL(address)) || holdsUser(new URL(address)))
    throw new TypeError(`${name} must be an https address without a user name (http on localhost)`)
}

const holdsUser = ({ username, password }: URL) => username !== '' || password !== ''

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether credentials may go there: https, or this machine itself. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
