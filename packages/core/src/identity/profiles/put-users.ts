import { type Static, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { applyClaims } from '../claims/apply-claims.js'
import { ClaimInstants } from '../claims/claim-instants.js'
import { ClaimSet } from '../claims/claims.js'
import { repeatedCustomers } from '../claims/repeated-customers.js'
import { putInstant } from '../rollups/put-instant.js'
import { checkReference, withCustomerKeys } from '../rules/customer-keys.js'
import { normalizeEmail } from '../rules/email-address.js'
import { emailKey, isPlaceholder, keyValue, userIdKey } from '../rules/keys.js'
import { namesOfEmail } from '../suppression/erased.js'
import { refuseErased } from '../suppression/refuse-erased.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { closed, customerReference, describedId, traitsSchema } from './put-schemas.js'
import { readPutTraits, refuseCutTraits } from './put-traits.js'

export const userInput = Type.Object(
  {
    userId: Type.Optional(describedId('Your own id of the user. A user needs a userId, an email or both.')),
    email: Type.Optional(Type.String({ maxLength: 255, description: 'The email of the user.' })),
    name: Type.Optional(Type.String({ maxLength: 500, description: 'The full name of the user.' })),
    customer: Type.Optional(customerReference),
    traits: Type.Optional(traitsSchema)
  },
  closed
)

/** A person as the host knows them: by userId, email or both. What is left out stays as it is. */
export type UserInput = Static<typeof userInput>

/** Throws INVALID_TOOL_INPUT naming index and field for what `putUsers` refuses whatever is stored. */
export function checkUsers(batch: readonly UserInput[]): void {
  for (const [index, input] of batch.entries()) {
    identify(input, index)
    readPutTraits(input.traits ?? {}, `users[${index}].traits`)
    if (input.customer) checkReference(input.customer, `users[${index}].customer`)
  }
}

/**
 * Turns what the host knows of its users into claims. Throws INVALID_TOOL_INPUT and NOT_FOUND naming index and field. The `ingest` lock must be held.
 */
export async function putUsers(transaction: Transaction, batch: readonly UserInput[], ids: Ids, now: number, inlineMoves?: number) {
  const set = new IdentityUnitOfWork(transaction, ids, now, inlineMoves)
  const claims = new ClaimSet()
  const people = batch.map((input, index) => ({ input, ...identify(input, index) }))
  const keys = people.map(({ identity }) => identity)
  const erased = await refuseErased(
    transaction,
    people.map(({ identity, email }, index) => {
      return { path: `users[${index}]`, names: [{ kind: 'identity', value: identity }, ...(email === null ? [] : namesOfEmail(email))] }
    }),
    batch.map(({ traits }) => traits)
  )
  await set.identities.load(keys)
  const known = new Set(keys.filter((key) => set.identities.get(key)))
  const emails = await ClaimInstants.ofEmails(transaction, keys, now)
  for (const [index, { input, identity, email }] of people.entries()) {
    if (input.userId !== undefined && email !== null) claims.addEmail(identity, email, emails.next(identity, email))
    const { name, traits = {} } = input
    // A namesake keeps their own name.
    const kept = erased ? { ...erased.mask(traits), ...('name' in traits && { name: traits.name }) } : traits
    const said = { ...readPutTraits(kept, `users[${index}].traits`), ...(name !== undefined && { name }) }
    const before = [set.identities.get(identity)?.traits, set.identities.get(identity)?.record?.traits, claims.identityTraits.get(identity)]
    claims.addIdentityTraits(identity, said, putInstant(now, Object.keys(said), before))
    refuseCutTraits(claims, identity, `users[${index}].traits`)
  }
  const members = people.flatMap(({ input: { customer }, identity }, index) =>
    customer ? [{ customer, identity, path: `users[${index}].customer` }] : []
  )
  const customers = await ClaimInstants.ofCustomers(transaction, keys, now)
  const named = await withCustomerKeys(transaction, members)
  const repeated = await repeatedCustomers(set, named)
  for (const { identity, customerKey } of named) {
    claims.addCustomer({ identity, customerKey, at: customers.next(identity, customerKey), again: repeated.get(identity) })
    claims.addCustomerTraits(customerKey, {}, now)
  }
  await applyClaims(set, claims)
  return people.map(({ identity }, index) => {
    const created = !known.has(identity) && keys.indexOf(identity) === index
    return { id: set.identity(identity).user_id, externalId: keyValue(identity), created }
  })
}

function identify(input: UserInput, index: number): { identity: string; email: string | null } {
  const email = input.email === undefined ? null : normalizeEmail(input.email)
  const fault = (field: string, message: string) => new RapportError('INVALID_TOOL_INPUT', `users[${index}]${field} ${message}`)
  if (input.email !== undefined && email === null) throw fault('.email', 'must be an email address, such as ada@example.com')
  if (input.userId !== undefined && isPlaceholder(input.userId))
    throw fault('.userId', 'is a placeholder, such as null or guest, and names nobody: send your own id')
  if (input.userId !== undefined) return { identity: userIdKey(input.userId), email }
  if (email === null) throw fault('', 'needs a userId or an email')
  return { identity: emailKey(email), email }
}
