import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, idOf } from '../reading.js'

/** Looks at whose token it is. A token that does not count makes nobody of the caller, who is answered all the same. */
export async function checkZendesk(request: SendRequest, subdomain: string): Promise<ConnectedAccount> {
  const user = fieldsAt(fieldsOf((await request({ path: '/api/v2/users/me.json' })).body), 'user')
  if (idOf(user?.id) === undefined)
    throw new CredentialRefused('Zendesk does not know this email with this token: look at both, and whether token access is switched on')
  if (user?.role !== 'admin') throw new CredentialRefused('Zendesk exports tickets to admins only: give the email of an admin')
  return { id: subdomain, name: subdomain }
}
