import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'
import { permissions } from './auth.js'

/** Looks at the token: which workspace it is of, and what it may read. */
export async function checkAttio(request: SendRequest): Promise<ConnectedAccount> {
  const self = fieldsOf((await request({ path: '/v2/self' })).body)
  const id = textOf(self?.workspace_id)
  if (self?.active === false || id === undefined) throw new CredentialRefused('Attio does not count the token any more: sign in again')
  const granted = (textOf(self?.scope) ?? '').split(/\s+/).filter((scope) => scope !== '')
  const missing = Object.entries(permissions).filter(([permission]) => !granted.some((scope) => includes(scope, permission)))
  return {
    id,
    name: textOf(self?.workspace_name) ?? null,
    // One that tells no permissions may have all of them.
    ...(granted.length > 0 && { missing: missing.map(([permission, streams]) => ({ permission, streams })) })
  }
}

/** `note:read-write` includes `note:read`. */
const includes = (granted: string, permission: string) => granted === permission || granted === `${permission}-write`
