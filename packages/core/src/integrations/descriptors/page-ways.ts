import type { Provider, ProviderAuth } from '../provider.js'
import type { IntegrationSettings } from '../settings.js'
import type { Descriptor } from './descriptor.js'

type SignIn = Extract<ProviderAuth, { kind: 'oauth' }>

/** What a page of a provider offers. */
export interface PageWays {
  provider: Provider
  publicUrl: string
  /** Signing in at the vendor, where a client is set. */
  signIn: SignIn | undefined
  /** Whether a key can be given on the page. */
  takesKey: boolean
}

/** How a provider is connected on our page, or what is missing for that, in words that name the settings. */
export function pageWays(settings: IntegrationSettings, descriptor: Descriptor): PageWays | { missing: string } {
  const provider = settings.providers.get(descriptor.id)
  if (!provider) return { missing: `This server has no connector for ${descriptor.name}` }
  const unset = [...(settings.publicUrl === undefined ? ['publicUrl'] : []), ...(settings.secret === undefined ? ['secret'] : [])]
  const signIn = descriptor.authType === 'oauth' ? signInOf(provider) : undefined
  const { id } = descriptor
  if (descriptor.needsClient && !signIn) unset.push(`providers.${id}.clientId`, `providers.${id}.clientSecret`)
  if (unset.length > 0 || settings.publicUrl === undefined) return { missing: `Set ${listed(unset)}` }
  return { provider, publicUrl: settings.publicUrl, signIn, takesKey: descriptor.fields.length > 0 }
}

/** Whether there is a page to connect a provider on. */
export function hasPage(settings: IntegrationSettings, descriptor: Descriptor): boolean {
  return !('missing' in pageWays(settings, descriptor))
}

/** How to sign in at a provider, if its client is set. */
export function signInOf({ auth }: Provider): SignIn | undefined {
  return auth.find((way): way is SignIn => way.kind === 'oauth' && way.clientId !== '' && way.clientSecret !== '')
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
