import { type ConnectedAccount, type Credential, CredentialRefused, type ProviderOptions, type SendRequest } from '@rapport/core/connector'
import { textOf } from '../json-fields.js'
import { usersIn, usersPath } from './users.js'

/** What the token's answer calls the address of the company's own API. */
const addressField = 'api_base_url_for_customer'

/** The address of the company's API, as the sign-in told it. Undefined where it told none that Gong could have. */
function ownAddress(credential: Credential): URL | undefined {
  const told = credential.kind === 'oauth' ? textOf(credential.extra[addressField])?.trim() : undefined
  return told !== undefined && URL.canParse(told) ? new URL(told) : undefined
}

const isOfGong = ({ protocol, hostname }: URL) => protocol === 'https:' && (hostname === 'gong.io' || hostname.endsWith('.gong.io'))

/** Where requests go: an address of Gong's alone. An empty one is refused by the engine before anything is sent. */
export function baseUrlOf({ baseUrl }: ProviderOptions, credential: Credential): string {
  if (baseUrl !== undefined) return baseUrl
  const own = ownAddress(credential)
  return own && isOfGong(own) ? own.origin : ''
}

/** Looks at the users. Whose the sign-in is, the address of the company's own API tells. */
export async function checkGong({ baseUrl }: ProviderOptions, request: SendRequest, credential: Credential): Promise<ConnectedAccount> {
  const own = ownAddress(credential)
  const company = own ?? (baseUrl === undefined ? undefined : new URL(baseUrl))
  if (!company || (baseUrl === undefined && !isOfGong(company)))
    throw new CredentialRefused(
      `Gong does not say where the API of this company is: ${addressField} must be an https address of gong.io. Sign in again`
    )
  usersIn(await request({ path: usersPath }))
  return { id: company.host, name: null }
}
