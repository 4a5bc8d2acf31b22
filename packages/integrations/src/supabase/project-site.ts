import { CredentialRefused, type ProviderOptions, type SendRequest, type Site } from '@rapport/core/connector'
import { type Fields, fieldsAt, listOf, textOf } from '../json-fields.js'
import { listIn } from './lists.js'

const refPattern = /^[a-z]{20}$/

/** Whether a text names a project: it becomes part of an address that a key is sent to. */
export const isRef = (text: string | undefined): text is string => text !== undefined && refPattern.test(text)

/** The address of a project's own API, with the key that it wants: it may read all users, so that it is fetched for the run and kept nowhere. */
export async function projectSite(ref: string, request: SendRequest, { baseUrl }: ProviderOptions): Promise<Site> {
  if (!isRef(ref)) throw new Error('ref is none of a project')
  const answer = await request({ path: `/v1/projects/${ref}/api-keys`, query: { reveal: 'true' }, optional: true })
  if (answer.status === 403)
    throw new CredentialRefused('The app may not read the keys of projects: give it Read on Secrets, then sign in again')
  const key = answer.status === 200 ? secretKeyIn(listOf(listIn(answer))) : undefined
  if (key === undefined) throw new CredentialRefused(`The project ${ref} has no secret key that may be read`)
  return {
    baseUrl: baseUrl === undefined ? `https://${ref}.supabase.co` : `${baseUrl.replace(/\/+$/, '')}/${ref}`,
    // Projects take keys of the newer kind in the second header only if it says the same as the first.
    headers: { apikey: key, authorization: `Bearer ${key}` }
  }
}

/** A secret key of the newer kind, else the older service role's. Keys that are hidden consist of dots and stars. */
function secretKeyIn(keys: readonly Fields[]): string | undefined {
  const readable = keys.flatMap((key) => {
    const text = textOf(key.api_key)
    return text !== undefined && /^[\w.-]{20,}$/.test(text) && key.disabled !== true ? [{ key, text }] : []
  })
  const isSecret = ({ key }: { key: Fields }) => key.type === 'secret' && roleOf(key) === 'service_role'
  const isServiceRole = ({ key }: { key: Fields }) => key.name === 'service_role' && key.type !== 'publishable'
  return (readable.find(isSecret) ?? readable.find(isServiceRole))?.text
}

/** Whom a secret key acts as: the service role, where it does not say another. */
const roleOf = (key: Fields) => textOf(fieldsAt(key, 'secret_jwt_template')?.role) ?? 'service_role'
