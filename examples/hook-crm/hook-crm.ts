// Keeps the accounts of the host's CRM in step with its customers. The CRM is what the host has: the three functions below.
//
//   npm start    activates a customer, and prints what the CRM is told
import { createRapport, type HookPayload, type Rapport } from '@rapport/core'

/** What the host writes to its CRM with. `key` is the same when something is written again. */
export interface Crm {
  putAccount(account: { id: string; name: string | null; domain: string | null; stage: string }, key: string): Promise<void>
  mergeAccounts(from: string, into: string, key: string): Promise<void>
  addNote(accountId: string, text: string, key: string): Promise<void>
}

/** Has the CRM written; to be called once in each process that does so. */
export function writeToCrm(rapport: Rapport, crm: Crm): void {
  // An account is written as it is now, not as it was told: what is written again, or in another order than that of another hook, ends the same.
  const putAccount = async ({ id, organizationId, data }: HookPayload<'customer.activated' | 'customer.churned'>) => {
    const { name, domain, billingStatus } = await rapport.organization(organizationId).customers.get({ id: data.customerId })
    await crm.putAccount({ id: data.customerId, name, domain, stage: billingStatus === 'CHURNED' ? 'former' : 'active' }, id)
  }
  rapport.on('customer.activated', putAccount, { id: 'crm' })
  rapport.on('customer.churned', putAccount, { id: 'crm' })
  rapport.on('customer.merged', ({ id, data }) => crm.mergeAccounts(data.fromId, data.intoId, id), { id: 'crm' })
  rapport.on(
    'subscription.changed',
    ({ id, data: { customerId, before, after } }) => {
      const was = before ? `${before.status}, ${before.mrrCents / 100}` : 'none'
      return crm.addNote(customerId, `Subscription: ${after.status}, ${after.mrrCents / 100} ${after.currency} a month (was ${was})`, id)
    },
    { id: 'crm', timeoutMs: 10_000 }
  )
}

if (process.argv[1] === import.meta.filename) {
  const rapport = createRapport()
  const told =
    (name: string) =>
    async (...said: unknown[]) =>
      console.log(name, ...said)
  writeToCrm(rapport, { putAccount: told('account'), mergeAccounts: told('merge'), addNote: told('note') })
  const { id } = await rapport.organizations.create({ name: 'Example' })
  const workspace = rapport.organization(id)
  await workspace.tools.updateCustomerActivation({ eventName: 'exported' })
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.com' }])
  await workspace.ingest({ source: 'server', events: [{ type: 'custom', eventName: 'exported', url: 'server://app', customerId: 'acme' }] })
  // A server calls start() once instead.
  await rapport.runDue()
  await rapport.close()
}
