import type { Transaction } from '../../storage/index.js'
import { customerClaims } from '../tables/customer-claims.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { emailClaims } from '../tables/email-claims.js'
import { identities } from '../tables/identities.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import { RowsBy } from '../work/rows-by.js'

/**
 * The rows that applying claims has to look up by other columns than their key; each value is read once. The claims being applied must be written
 * before. The rows are as stored: for those that have been changed since, the working set has the right values.
 */
export class ClaimReads {
  readonly claimsOfEmails: RowsBy<typeof emailClaims>
  readonly emailsOfIdentities: RowsBy<typeof emailClaims>
  readonly customersOfIdentities: RowsBy<typeof customerClaims>
  readonly identitiesOfUsers: RowsBy<typeof identities>
  readonly keysOfCustomers: RowsBy<typeof customerIdentities>
  readonly decisionsOfKeys: RowsBy<typeof mergeSuggestions>

  constructor(transaction: Transaction) {
    this.claimsOfEmails = new RowsBy(transaction, emailClaims, 'email')
    this.emailsOfIdentities = new RowsBy(transaction, emailClaims, 'identity')
    this.customersOfIdentities = new RowsBy(transaction, customerClaims, 'identity')
    this.identitiesOfUsers = new RowsBy(transaction, identities, 'user_id')
    this.keysOfCustomers = new RowsBy(transaction, customerIdentities, 'customer_id')
    this.decisionsOfKeys = new RowsBy(transaction, mergeSuggestions, 'duplicate_key')
  }
}
