import { createHash } from 'node:crypto'
import type { Ids } from '../../values/index.js'
import type { SignIn } from './token-request.js'

/** What a sign-in is begun with: `state` finds it again, `verifier` proves at its end who began it. */
export interface SignInSecrets {
  state: string
  verifier: string
}

/** 43 characters are 258 bits, and what PKCE asks for at least. */
const secretLength = 43

export function newSignIn(ids: Ids): SignInSecrets {
  return { state: ids.secret(secretLength), verifier: ids.secret(secretLength) }
}

/** Where the browser goes to sign in. */
export function authorizeAddress(way: SignIn, redirectUri: string, { state, verifier }: SignInSecrets): string {
  const url = new URL(way.authorizeUrl)
  const parameters: Record<string, string> = {
    response_type: 'code',
    client_id: way.clientId,
    redirect_uri: redirectUri,
    ...(way.scopes.length > 0 && { scope: way.scopes.join(way.scopeSeparator ?? ' ') }),
    ...(way.pkce && { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' }),
    ...way.authorizeParameters,
    state
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The form that a code is changed for tokens with. */
export function codeForm(way: SignIn, redirectUri: string, code: string, verifier: string): Record<string, string> {
  return { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...(way.pkce && { code_verifier: verifier }) }
}

/** Whether `iss` of a callback names the vendor that was asked. Without `iss` there is nothing to compare. */
export function isFromVendor(way: SignIn, iss: string | undefined): boolean {
  if (iss === undefined) return true
  if (way.issuer !== undefined) return iss === way.issuer
  return URL.canParse(iss) && [way.authorizeUrl, way.tokenUrl].some((address) => new URL(address).origin === new URL(iss).origin)
}

/** Scopes that were asked for and not granted; those among them without which nothing can be read. */
export function missingScopes(way: SignIn, granted: readonly string[] | undefined): { missing: string[]; required: string[] } {
  if (granted === undefined) return { missing: [], required: [] }
  const missing = way.scopes.filter((scope) => !granted.includes(scope))
  return { missing, required: way.requiredScopes.filter((scope) => !granted.includes(scope)) }
}
