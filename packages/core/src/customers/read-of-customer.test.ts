import { beforeEach, expect, it } from 'vitest'
import { customers, merges } from '../registry/tables.js'
import type { OrganizationStore } from '../storage/contract.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { customer, id } from '../testing/list-tools/rows.js'
import { readOfCustomer } from './read-of-customer.js'

const own = id(1)
const merged = id(2)
let rows: OrganizationStore
let read: string[]

/** Notes what is read about; about nobody it fails. */
async function about(customerId: string): Promise<string> {
  read.push(customerId)
  if (customerId === id(9)) throw new Error('Nothing can be read about nobody')
  return `about ${customerId}`
}

beforeEach(async () => {
  read = []
  rows = memoryStore().organization(id(100))
  await rows.insert(customers, [customer({ id: own, external_id: 'acme' })])
  await rows.insert(merges, [{ from_id: merged, into_id: own, entity: 'customer', reason: 'domain', at: 1 }])
})

it("reads once about a customer's own id, in any case, and about any other name", async () => {
  expect(await readOfCustomer(rows, own.toUpperCase(), about)).toMatchObject({ customer: { id: own }, answer: `about ${own}` })
  expect(read).toEqual([own])
  expect(await readOfCustomer(rows, 'acme', about)).toMatchObject({ customer: { id: own }, answer: `about ${own}` })
  expect(read).toEqual([own, own])
})

it('answers about the customer that a merged id leads to', async () => {
  expect(await readOfCustomer(rows, merged, about)).toMatchObject({ customer: { id: own }, answer: `about ${own}` })
})

it('nobody is undefined, also when nothing could be read', async () => {
  expect(await readOfCustomer(rows, id(9), about)).toBeUndefined()
  expect(await readOfCustomer(rows, 'nobody', about)).toBeUndefined()
})
