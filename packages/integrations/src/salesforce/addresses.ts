import type { ApiRequest, Credential, ProviderOptions } from '@rapport/core/connector'
import { textOf } from '../json-fields.js'

const loginOrigin = 'https://login.salesforce.com'
const newestVersion = 'v64.0'
/** Hosts of Salesforce's own: those of organizations, their sandboxes and their own domains there. */
const suffixes = ['salesforce.com', 'force.com', 'salesforce.mil']
const identityPath = /^\/id\/(00D[A-Za-z0-9]+)\/[A-Za-z0-9]+$/

/** Where people sign in: Salesforce's own page, that of sandboxes (`https://test.salesforce.com/...`), or an organization's own domain. */
export const authorizeUrlOf = ({ authorizeUrl }: ProviderOptions): string => authorizeUrl ?? `${loginOrigin}/services/oauth2/authorize`

/** Where tokens come from: beside the page of the sign-in. */
export function tokenUrlOf({ tokenUrl, authorizeUrl, baseUrl }: ProviderOptions): string {
  if (tokenUrl !== undefined) return tokenUrl
  if (authorizeUrl !== undefined) return new URL('token', authorizeUrl).href
  return `${baseUrl?.replace(/\/+$/, '') ?? loginOrigin}/services/oauth2/token`
}

/** Who has signed in to which organization, as the answer with the token names it. */
export interface Identity {
  organization: string
  /** The path of the address that tells more. */
  path: string
  origin: string
}

/** The identity that a token came with; undefined where its address is none of Salesforce's. */
export function identityOf(options: ProviderOptions, credential: Credential): Identity | undefined {
  const url = addressIn(options, credential, 'id')
  const organization = url && identityPath.exec(url.pathname)?.[1]
  return organization === undefined ? undefined : { organization, path: url?.pathname ?? '', origin: url?.origin ?? '' }
}

/** Where an organization's data is, as the answer with the token says it; undefined where that is no address of Salesforce's. */
export const instanceOf = (options: ProviderOptions, credential: Credential): string | undefined =>
  addressIn(options, credential, 'instance_url')?.origin

/** Where a request goes: to the organization's data, and for the identity to whom the token is from. The host's own address replaces both. */
export function baseUrlOf(options: ProviderOptions, credential: Credential, request?: ApiRequest): string {
  if (options.baseUrl !== undefined) return options.baseUrl
  const isIdentity = request !== undefined && identityPath.test(request.path)
  return (isIdentity ? identityOf(options, credential)?.origin : instanceOf(options, credential)) ?? ''
}

/** An address that came with the token. Credentials go there: it has to be one of Salesforce's, or of whoever has given the token. */
function addressIn(options: ProviderOptions, credential: Credential, name: 'id' | 'instance_url'): URL | undefined {
  const text = credential.kind === 'oauth' ? textOf(credential.extra[name]) : undefined
  if (text === undefined || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOfSalesforce =
    url.protocol === 'https:' && suffixes.some((suffix) => url.hostname === suffix || url.hostname.endsWith(`.${suffix}`))
  const isTrusted = isOfSalesforce || options.baseUrl !== undefined || url.origin === new URL(tokenUrlOf(options)).origin
  return isTrusted ? url : undefined
}

/** The path of the API in the version that is asked for, such as `v64.0`. */
export function apiPath({ apiVersion = newestVersion }: ProviderOptions, ...parts: string[]): string {
  const version = apiVersion.startsWith('v') ? apiVersion : `v${apiVersion}`
  return ['/services/data', version, ...parts].join('/')
}
