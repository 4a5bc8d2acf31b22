import { type Credential, CredentialRevoked, type IntegrationSettings } from '../../providers/index.js'
import type { JsonObject, OrganizationStore, RowOf, Rows } from '../../storage/index.js'
import type { Clock, HttpClient, Ids } from '../../values/index.js'
import { readSecrets, SecretLost, type SecretText, webhookSecretField } from '../../vault/index.js'
import type { integrationConnections } from '../tables/index.js'
import type { Tokens } from './token-request.js'

/** What a connection's credential is read and renewed with; jobs and calls have it all. */
export interface CredentialContext {
  store: OrganizationStore
  clock: Clock
  ids: Ids
  http: HttpClient
  integrations: IntegrationSettings
}

/** What of a connection its credential rests on. */
export type CredentialOwner = Pick<RowOf<typeof integrationConnections>, 'id' | 'provider' | 'auth'>

/** A credential as it is stored, with what renews it. */
export interface StoredCredential {
  credential: Credential
  refreshToken: string | undefined
  expiresAt: number | null
}

const accessField = 'access_token'
const refreshField = 'refresh_token'
const extraField = 'extra'

/** The secret texts that tokens are stored as. */
export function textsOfTokens({ accessToken, refreshToken, expiresAt, extra }: Tokens): Record<string, SecretText> {
  return {
    [accessField]: { text: accessToken, expiresAt },
    ...(refreshToken !== undefined && { [refreshField]: { text: refreshToken, expiresAt: null } }),
    [extraField]: { text: JSON.stringify(extra), expiresAt: null }
  }
}

/** The secret texts that fields are stored as. */
export function textsOfFields(fields: Readonly<Record<string, string>>): Record<string, SecretText> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { text, expiresAt: null }]))
}

/** A connection's credential. Throws `CredentialRevoked` when there is none, or it cannot be opened. */
export async function readCredential(
  rows: Rows<'organization'>,
  { organizationId }: Pick<OrganizationStore, 'organizationId'>,
  secret: IntegrationSettings['secret'],
  { id, auth }: CredentialOwner
): Promise<StoredCredential> {
  const texts = await readSecrets(rows, secret, { organizationId, ownerId: id }).catch((error: unknown) => {
    if (error instanceof SecretLost)
      throw new CredentialRevoked('The secret has changed, and the credential cannot be opened: connect again')
    throw error
  })
  if (auth !== 'oauth') {
    const given = Object.entries(texts).filter(([name]) => name !== webhookSecretField)
    if (given.length === 0) throw new CredentialRevoked('There is no credential: connect again')
    const fields = Object.fromEntries(given.map(([name, { text }]) => [name, text]))
    return { credential: { kind: 'fields', fields }, refreshToken: undefined, expiresAt: null }
  }
  const access = texts[accessField]
  if (!access) throw new CredentialRevoked('There is no credential: connect again')
  const extra: JsonObject = JSON.parse(texts[extraField]?.text ?? '{}')
  return {
    credential: { kind: 'oauth', accessToken: access.text, extra },
    refreshToken: texts[refreshField]?.text,
    expiresAt: access.expiresAt
  }
}

/** Whether two credentials are the same one. */
export function isSameCredential(a: Credential, b: Credential): boolean {
  if (a.kind === 'oauth') return b.kind === 'oauth' && a.accessToken === b.accessToken
  return b.kind === 'fields' && JSON.stringify(Object.entries(a.fields).sort()) === JSON.stringify(Object.entries(b.fields).sort())
}
