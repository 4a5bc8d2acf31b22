import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** Asks whose token it is: the workspace (team) that the app is installed in. */
export async function checkSlack(request: SendRequest): Promise<ConnectedAccount> {
  const { body } = await request({ method: 'POST', path: '/api/auth.test' })
  const said = fieldsOf(body)
  const id = textOf(said?.team_id)
  if (id === undefined) throw new CredentialRefused('Slack does not say which workspace the token is of: sign in again')
  return { id, name: textOf(said?.team) ?? null }
}
