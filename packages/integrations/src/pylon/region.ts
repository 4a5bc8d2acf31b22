import {
  type ApiRequest,
  type ApiResponse,
  type ConnectedAccount,
  type Credential,
  CredentialRefused,
  type ProviderOptions,
  type ResponseKind,
  type SendRequest
} from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'

/** Pylon keeps its customers in two regions; a token counts in its own alone, and does not tell which that is. */
const american = 'https://api.usepylon.com'
const european = 'https://api.eu.usepylon.com'
/** What the region's address is kept as, with the token. */
const originField = 'origin'
const path = '/me'
const americanPath = `${american}${path}`

/** Where requests go: to the region that the check has found. The check itself says where it asks. */
export function baseUrlOf({ baseUrl }: ProviderOptions, credential: Credential, request?: ApiRequest): string {
  if (baseUrl !== undefined) return baseUrl
  if (request?.path.startsWith(`${european}/`)) return european
  return credential.kind === 'fields' && credential.fields[originField] === european ? european : american
}

/** Finds the organization of a token, in Europe where the other region does not know the token. */
export async function checkPylon({ baseUrl }: ProviderOptions, request: SendRequest): Promise<ConnectedAccount> {
  if (baseUrl !== undefined) return organizationIn(await request({ path }))
  const answer = await request({ path: americanPath, optional: true })
  if (answer.status !== 401) return organizationIn(answer)
  return { ...organizationIn(await request({ path: `${european}${path}` })), found: { [originField]: european } }
}

/** A token that one region refuses may be one of the other's. */
export function classifyRegion({ status }: ApiResponse, asked: ApiRequest): ResponseKind | undefined {
  const isFirst = asked.path === americanPath && asked.optional === true
  return isFirst && status === 401 ? { kind: 'skipStream', reason: 'The token is none of this region' } : undefined
}

function organizationIn({ status, body }: ApiResponse): ConnectedAccount {
  const organization = fieldsAt(fieldsOf(body), 'data')
  const id = textOf(organization?.id)
  if (status === 403) throw new CredentialRefused('The token may not see its organization: an admin of Pylon has to make it')
  if (id === undefined) throw new CredentialRefused('Pylon does not say which organization the token is of: make a new one')
  return { id, name: textOf(organization?.name) ?? null }
}
