import type { Transaction } from '../../storage/index.js'
import { emailKey } from '../rules/keys.js'
import type { FoundPairs } from './found-pairs.js'
import { knownPeople } from './known-people.js'
import { otherSpellings } from './mailbox.js'
import { type EmailPerson, mailboxReasons } from './user-reasons.js'

/** Finds userIds that own another spelling of these people's addresses. */
export async function findMailboxes(transaction: Transaction, people: readonly EmailPerson[], found: FoundPairs): Promise<void> {
  const spellings = people.flatMap((person) => otherSpellings(person.email).map((email) => ({ person, email })))
  if (spellings.length === 0) return
  const owners = await knownPeople(
    transaction,
    spellings.map(({ email }) => emailKey(email))
  )
  for (const { person, email } of spellings) {
    const owner = owners.get(emailKey(email))?.userIdKey
    if (owner) found.add(person.key, owner, mailboxReasons(person, owner, email))
  }
}
