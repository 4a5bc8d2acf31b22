import { type ConnectedAccount, CredentialRefused, type SendRequest } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'

/** What has to be read, with the permission as Stripe's dashboard calls it. */
const needed = [
  { path: '/v1/customers', permission: 'Customers' },
  { path: '/v1/subscriptions', permission: 'Subscriptions' },
  { path: '/v1/invoices', permission: 'Invoices' },
  { path: '/v1/events', permission: 'Events' }
]

/** The account of a key that may not read it: one such account can be connected. */
const unnamedAccount = 'key'

/** Reads a line of all that is needed, and the account if the credential may. */
export async function checkStripe(request: SendRequest): Promise<ConnectedAccount> {
  const missing: string[] = []
  for (const { path, permission } of needed) {
    const asked = { path, query: { limit: '1' } }
    const { status } = await request({ ...asked, optional: true })
    if (status === 403) missing.push(permission)
    // Anything else that is no answer is for whoever asks to judge.
    else if (status !== 200) await request(asked)
  }
  if (missing.length > 0) {
    throw new CredentialRefused(`The key may not read ${missing.join(', ')}: give it the permission Read on each, then connect again`)
  }
  const { status, body } = await request({ path: '/v1/account', optional: true })
  const account = status === 200 ? fieldsOf(body) : undefined
  const name = fieldsAt(account, 'settings', 'dashboard')?.display_name ?? fieldsAt(account, 'business_profile')?.name ?? account?.email
  return { id: textOf(account?.id) ?? unnamedAccount, name: textOf(name) ?? null }
}
