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
  const signIn = signInFor(provider, descriptor)
  const unset = unsetSettings(settings, descriptor, signIn)
  if (unset.length > 0 || settings.publicUrl === undefined) return { missing: `Set ${listed(unset)}` }
  return { provider, publicUrl: settings.publicUrl, signIn, takesKey: descriptor.fields.length > 0 }
}

export const availabilities = ['available', 'not_configured', 'no_connector'] as const
export const pageWayNames = ['sign_in', 'key'] as const

/** Whether a provider can be connected on our page now: what has to be set before, and what a person then does there. */
export interface Availability {
  availability: (typeof availabilities)[number]
  /** Names of settings, such as `publicUrl`. */
  missingSettings: string[]
  connectBy: (typeof pageWayNames)[number][]
}

/** Whether a provider can be connected on our page now, and why not. */
export function availabilityOf(settings: IntegrationSettings, descriptor: Descriptor): Availability {
  const provider = settings.providers.get(descriptor.id)
  if (!provider) return { availability: 'no_connector', missingSettings: [], connectBy: [] }
  const signIn = signInFor(provider, descriptor)
  const missingSettings = unsetSettings(settings, descriptor, signIn)
  const connectBy: Availability['connectBy'] = []
  if (signIn || descriptor.needsClient) connectBy.push('sign_in')
  if (descriptor.fields.length > 0) connectBy.push('key')
  return { availability: missingSettings.length === 0 ? 'available' : 'not_configured', missingSettings, connectBy }
}

/** How to sign in at a provider, if its client is set. */
export function signInOf({ auth }: Provider): SignIn | undefined {
  return auth.find((way): way is SignIn => way.kind === 'oauth' && way.clientId !== '' && way.clientSecret !== '')
}

const signInFor = (provider: Provider, { authType }: Descriptor) => (authType === 'oauth' ? signInOf(provider) : undefined)

/** The names of the settings that our page needs and nobody has set. A client of the vendor's is needed only where no key can be given. */
function unsetSettings(settings: IntegrationSettings, { id, needsClient }: Descriptor, signIn: SignIn | undefined): string[] {
  const unset: string[] = []
  if (settings.publicUrl === undefined) unset.push('publicUrl')
  if (settings.secret === undefined) unset.push('secret')
  if (needsClient && !signIn) unset.push(`providers.${id}.clientId`, `providers.${id}.clientSecret`)
  return unset
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
