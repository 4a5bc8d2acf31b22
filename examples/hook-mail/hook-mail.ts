// Mail by the host's own mailer, when something asks for attention or a customer leaves. The mailer is what the host has: anything with a `sendMail`, as a
// transport of nodemailer.
//
//   npm start    raises an attention item, and prints the mail that it sends
import { createRapport, type Rapport } from '@rapport/core'

/** What the host sends mail with. */
export interface Mailer {
  sendMail(mail: { messageId: string; to: string; subject: string; text: string }): Promise<unknown>
}

/** Has mail sent; to be called once in each process that sends it. */
export function mailAboutCustomers(rapport: Rapport, mailer: Mailer, to: string): void {
  // The same at every attempt: mail servers that see it twice keep one.
  const messageId = (id: string) => `<${id}@rapport.example.com>`

  rapport.on(
    'attention.opened',
    async ({ id, organizationId, data }) => {
      const workspace = rapport.organization(organizationId)
      const { name } = await workspace.customers.get({ id: data.customerId })
      const { title, whatChanged } = await workspace.tools.getAttentionItem({ id: data.itemId })
      await mailer.sendMail({ messageId: messageId(id), to, subject: `${name}: ${title}`, text: whatChanged })
    },
    { id: 'mail' }
  )

  rapport.on(
    'customer.churned',
    async ({ id, organizationId, at, historical, data }) => {
      // A provider that was connected just now tells of those who left long ago.
      if (historical) return
      const { name } = await rapport.organization(organizationId).customers.get({ id: data.customerId })
      await mailer.sendMail({ messageId: messageId(id), to, subject: `${name} has left`, text: `Billing ended on ${at.slice(0, 10)}.` })
    },
    { id: 'mail' }
  )
}

if (process.argv[1] === import.meta.filename) {
  const rapport = createRapport()
  mailAboutCustomers(rapport, { sendMail: async (mail) => console.log(mail) }, 'success@example.com')
  const { id } = await rapport.organizations.create({ name: 'Example' })
  const workspace = rapport.organization(id)
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
  await workspace.attention.raise({ customer: { customerId: 'acme' }, cause: 'quota', title: 'Acme has used 95 % of its quota' })
  // A server calls start() once instead.
  await rapport.runDue()
  await rapport.close()
}
