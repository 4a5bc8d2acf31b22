import { type Static, Type } from 'typebox'
import { assignOwner, clearOwner } from '../access/index.js'
import { recordChange } from '../audit/index.js'
import { emit } from '../changes/index.js'
import type { Customer } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { customers } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import { type OperationContext, uuid } from '../runtime/index.js'
import type { Transaction } from '../storage/index.js'
import { invalidInput, strictObject } from '../validation/index.js'
import { groupBy } from '../values/index.js'

/** So many at once: each change of an owner is a commit of its own. */
const maxAtOnce = 200
const maxTagsOfCustomer = 50

const tag = Type.String({ minLength: 1, maxLength: 60 })
const tags = (description: string) => Type.Optional(Type.Array(tag, { maxItems: maxTagsOfCustomer, description }))

/** What is changed of several customers. */
export const customersChange = strictObject({
  customerIds: Type.Array(uuid(), { minItems: 1, maxItems: maxAtOnce, description: "Rapport's ids of customers." }),
  ownerId: Type.Optional(Type.Union([Type.String({ minLength: 1 }), Type.Null()], { description: 'The id of a member; null for nobody.' })),
  addTags: tags('Tags that they get. A customer has 50 at most.'),
  removeTags: tags('Tags that they lose.')
})

/** What is changed of several customers: their owner, and their tags. */
export type CustomersChange = Static<typeof customersChange>

export const customersChanged = strictObject({
  changed: Type.Integer({ minimum: 0, description: 'How many customers changed.' }),
  undo: Type.Array(customersChange, { description: 'The changes that undo all of this. Send them one after the other.' })
})

/** How many were changed, and the changes that take all of it back. */
export type CustomersChanged = Static<typeof customersChanged>

/** Changes owner and tags of several customers. Throws INVALID_TOOL_INPUT and NOT_FOUND before anything is changed. */
export async function changeCustomers(context: OperationContext, change: CustomersChange): Promise<CustomersChanged> {
  const { store } = context
  const ids = [...new Set(change.customerIds.map((id) => id.toLowerCase()))]
  const addTags = readTags(change.addTags, 'addTags')
  const removeTags = readTags(change.removeTags, 'removeTags')
  const { ownerId } = change
  if (ownerId === undefined && addTags.length + removeTags.length === 0) {
    throw invalidInput('ownerId', 'is required if addTags and removeTags are left out: nothing would be changed')
  }
  const both = addTags.find((each) => removeTags.includes(each))
  if (both !== undefined) throw invalidInput('removeTags', `must not have ${JSON.stringify(both)}, which addTags has`)
  const found = await store.find(customers, { where: { id: { in: ids } }, columns: ['id', 'owner_id'] })
  const missing = ids.find((id) => !found.some((row) => row.id === id))
  if (missing !== undefined) throw new RapportError('NOT_FOUND', `No customer has the id ${missing}`)
  if (typeof ownerId === 'string') {
    const [member] = await store.get(members, [{ id: ownerId }])
    if (!member) throw new RapportError('NOT_FOUND', `No member of the workspace has the id ${JSON.stringify(ownerId)}`)
  }
  const undo: CustomersChange[] = []
  const changed = new Set<string>()
  if (addTags.length + removeTags.length > 0) {
    const tagged = await changeTags(context, ids, addTags, removeTags)
    for (const its of groupBy(tagged, ({ added, removed }) => JSON.stringify([added, removed])).values()) {
      const [first] = its
      if (!first) continue
      undo.push({
        customerIds: its.map(({ id }) => id),
        ...(first.removed.length > 0 && { addTags: first.removed }),
        ...(first.added.length > 0 && { removeTags: first.added })
      })
      for (const { id } of its) changed.add(id)
    }
  }
  if (ownerId !== undefined) {
    const owned = await changeOwners(context, ids, ownerId)
    for (const [before, its] of groupBy(owned, ({ previousOwnerId }) => previousOwnerId)) {
      undo.push({ customerIds: its.map(({ customerId }) => customerId), ownerId: before })
      for (const { customerId } of its) changed.add(customerId)
    }
  }
  return { changed: changed.size, undo }
}

function readTags(given: readonly string[] = [], field: string): string[] {
  return [...new Set(given.map((each) => each.trim()))].map((each, index) => {
    if (each === '') throw invalidInput(`${field}[${index}]`, 'must have at least one character besides spaces, such as "key account"')
    return each
  })
}

async function changeOwners(context: OperationContext, ids: readonly string[], ownerId: string | null) {
  const changed: { customerId: string; previousOwnerId: string | null }[] = []
  for (const id of ids) {
    const {
      customerId,
      previousOwnerId,
      ownerId: now
    } = ownerId === null ? await clearOwner(context, { id }) : await assignOwner(context, { customerId: id, targetUserId: ownerId })
    if (now !== previousOwnerId) changed.push({ customerId, previousOwnerId })
  }
  const customerIds = changed.map(({ customerId }) => customerId)
  if (customerIds.length > 0) {
    await context.store.transaction(async (transaction) => emit(transaction, { kind: 'customersArranged', customerIds }))
  }
  return changed
}

interface Tagged {
  id: string
  added: string[]
  removed: string[]
}

/** Writes tags, customers of the same ones together. Answers who has other tags than before. */
function changeTags(context: OperationContext, ids: readonly string[], addTags: string[], removeTags: string[]): Promise<Tagged[]> {
  return context.store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const rows = await transaction.find(customers, { where: { id: { in: ids } }, columns: ['id', 'tags'] })
    const changed = rows.flatMap((row) => {
      const has = (each: string) => row.tags !== null && Object.hasOwn(row.tags, each)
      const added = addTags.filter((each) => !has(each))
      const removed = removeTags.filter(has)
      const kept = Object.keys(row.tags ?? {}).filter((each) => !removed.includes(each))
      if (kept.length + added.length > maxTagsOfCustomer) {
        throw invalidInput('addTags', `must leave each customer with at most ${maxTagsOfCustomer} tags; ${row.id} would have more`)
      }
      return added.length + removed.length === 0 ? [] : [{ id: row.id, added, removed, before: row.tags, tags: [...kept, ...added].sort() }]
    })
    await writeTags(transaction, changed)
    for (const { id, before, tags: now } of changed) {
      await recordChange(transaction, context, { subjectId: id, before: { tags: Object.keys(before ?? {}) }, after: { tags: now } })
    }
    emit(transaction, { kind: 'customersArranged', customerIds: changed.map(({ id }) => id) })
    return changed
  })
}

async function writeTags(transaction: Transaction, changed: readonly { id: string; tags: string[] }[]): Promise<void> {
  for (const same of groupBy(changed, ({ tags: now }) => JSON.stringify(now)).values()) {
    const now = same[0]?.tags ?? []
    const value: Customer['tags'] = now.length === 0 ? null : Object.fromEntries(now.map((each) => [each, true as const]))
    await transaction.update(customers, { id: { in: same.map(({ id }) => id) } }, { tags: value })
  }
}
