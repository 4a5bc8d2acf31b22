/** Addresses at Google that everybody can have: such a mailbox has no colleagues. */
const open = ['gmail.com', 'googlemail.com']

/** Whether an address is the account's own or, in a domain of its company's, a colleague's. */
export function isOwnAddress(email: string, account: string): boolean {
  const address = email.trim().toLowerCase()
  const own = account.toLowerCase()
  const domain = own.slice(own.lastIndexOf('@') + 1)
  return address === own || (!open.includes(domain) && address.endsWith(`@${domain}`))
}
