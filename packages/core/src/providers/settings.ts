import type { Descriptor } from './descriptors/descriptor.js'
import type { Provider } from './provider.js'
import { descriptorsOf, readProviders } from './read-providers.js'
import { holdsUser, isSafeAddress } from './safe-address.js'

/** The parts of `createRapport`'s options that integrations rest on. */
export interface IntegrationOptions {
  /**
   * Encrypts the credentials of connections: at least 32 random characters. `previous` opens what was encrypted before
   * the secret was changed. If you lose the secret, you lose the credentials. Default: none, and nothing can be
   * connected.
   */
  secret?: string | { current: string; previous: string } | undefined
  /** Where people reach this server, such as `https://rapport.example.com`. Links that Rapport hands out begin with it and `basePath`. Default: none, and mails have no links. */
  publicUrl?: string | undefined
  /** The connectors, such as `allProviders(config)` of `@rapport/integrations`. Default: none. */
  providers?: readonly Provider[]
}

/** The same, read and checked. */
export interface IntegrationSettings {
  secret: { current: string; previous: string | undefined } | undefined
  /** Without a slash at its end. */
  publicUrl: string | undefined
  providers: ReadonlyMap<string, Provider>
  /** What is shown of providers, by their ids: the catalogue's in its order, then the host's own in the order in which they are given. */
  descriptors: ReadonlyMap<string, Descriptor>
}

const leastSecretLength = 32

/** Reads the options of integrations; throws TypeError naming the one that is wrong. */
export function readIntegrations({ secret, publicUrl, providers = [] }: IntegrationOptions): IntegrationSettings {
  const read = readProviders(providers)
  return { secret: readSecret(secret), publicUrl: readPublicUrl(publicUrl), providers: read, descriptors: descriptorsOf(read) }
}

function readSecret(secret: IntegrationOptions['secret']): IntegrationSettings['secret'] {
  if (secret === undefined) return undefined
  const { current, previous } = typeof secret === 'string' ? { current: secret, previous: undefined } : secret
  for (const text of previous === undefined ? [current] : [current, previous])
    if (!isSecret(text)) throw new TypeError(`secret must be a text of at least ${leastSecretLength} characters, or { current, previous }`)
  return { current, previous }
}

function isSecret(text: unknown): text is string {
  return typeof text === 'string' && text.length >= leastSecretLength
}

/**
 * Puts another secret in the place of the present one, which opens what it encrypted from then on. Work that is under way has the same object, so that it
 * can open both. Throws TypeError for what is no secret.
 */
export function changeSecret(integrations: IntegrationSettings, next: string): void {
  if (!isSecret(next)) throw new TypeError(`The secret must be a text of at least ${leastSecretLength} characters`)
  const { secret } = integrations
  if (secret === undefined) integrations.secret = { current: next, previous: undefined }
  else if (secret.current !== next) Object.assign(secret, { current: next, previous: secret.current })
}

function readPublicUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !isSafeAddress(url) || url.search !== '' || url.hash !== '' || holdsUser(url))
    throw new TypeError('publicUrl must be an https address, such as https://rapport.example.com (http on localhost)')
  return url.href.replace(/\/+$/, '')
}
