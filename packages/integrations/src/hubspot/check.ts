import { type ConnectedAccount, type Credential, CredentialRefused, type ProviderOptions, type SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'
import { scopes } from './auth.js'
import { oldTokenInfo, pathsOf } from './paths.js'

/** Looks at the token: whose it is, and what it may read. */
export async function checkHubspot(options: ProviderOptions, request: SendRequest, credential: Credential): Promise<ConnectedAccount> {
  const token = credential.kind === 'oauth' ? credential.accessToken : ''
  const said = await tokenInfo(options, request, token)
  const hub = numberOf(said?.hub_id) ?? textOf(said?.hub_id)
  if (said?.active === false || hub === undefined)
    throw new CredentialRefused('HubSpot does not say which account the token is of: sign in again')
  const granted = itemsOf(said?.scopes)
  const missing = Object.entries(scopes).filter(([scope]) => !granted.includes(scope))
  return {
    id: String(hub),
    name: textOf(said?.hub_domain) ?? null,
    // One that tells no permissions may have all of them.
    ...(granted.length > 0 && { missing: missing.map(([permission, streams]) => ({ permission, streams })) })
  }
}

async function tokenInfo(options: ProviderOptions, request: SendRequest, token: string): Promise<Fields | undefined> {
  const path = pathsOf(options).tokenInfo
  if (path === undefined) return fieldsOf((await request({ path: oldTokenInfo(token) })).body)
  const { clientId = '', clientSecret = '' } = options
  const form = { client_id: clientId, client_secret: clientSecret, token, token_type_hint: 'access_token' }
  return fieldsOf((await request({ method: 'POST', path, form })).body)
}
