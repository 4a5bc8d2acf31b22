import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../reading.js'

/** Looks at whose token it is. The workspace’s code is also what webhooks name. */
export async function checkIntercom(request: SendRequest): Promise<ConnectedAccount> {
  const app = fieldsAt(fieldsOf((await request({ path: '/me' })).body), 'app')
  const id = textOf(app?.id_code)
  if (id === undefined)
    throw new CredentialRefused('Intercom does not say which workspace the token is of: take the access token of an app')
  return { id, name: textOf(app?.name) ?? null }
}
