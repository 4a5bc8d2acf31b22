import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** Looks at the instance that a key is of. */
export async function checkClerk(request: SendRequest): Promise<ConnectedAccount> {
  const instance = fieldsOf((await request({ path: '/v1/instance' })).body)
  const id = textOf(instance?.id)
  if (id === undefined) throw new CredentialRefused('Clerk does not say which instance the key is of: take a secret key of the instance')
  return { id, name: textOf(instance?.environment_type) ?? null }
}
