import { expect, it } from 'vitest'
import { customerIdentities, customers, merges } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { customer, id } from '../testing/list-tools/rows.js'
import { foldText } from '../values/text/text-key.js'
import { findCustomer, resolveCustomer } from './resolve-customer.js'

const identity = (customer_key: string, customer_id: string, domain: string | null = null, domain_at: number | null = null) => ({
  customer_key,
  original_id: customer_id,
  customer_id,
  domain,
  domain_at,
  contested: false,
  traits: {},
  follows: null,
  followed: false,
  record: null
})

async function acmeAndGlobex() {
  const store = memoryStore().organization(id(99))
  const named = (name: string) => ({ name, name_key: foldText(name) })
  await store.insert(customers, [
    customer({ id: id(1), external_id: 'acme', ...named('Acme Inc'), domain: 'acme.test' }),
    customer({ id: id(2), external_id: id(1), ...named('Globex') }),
    customer({ id: id(3), ...named('Twin') }),
    customer({ id: id(4), ...named('TWIN') }),
    customer({ id: id(5), external_id: 'acme.test', ...named('acme') })
  ])
  const find = async (text: string, names = true) => (await findCustomer(store, text, { names }))?.id
  return { store, find }
}

it('takes an id before a customerId, that before a domain, that before a name', async () => {
  const { find } = await acmeAndGlobex()
  expect(await find(id(1))).toBe(id(1))
  expect(await find('acme')).toBe(id(1))
  expect(await find('acme.test')).toBe(id(5))
  expect(await find('ACME.test')).toBe(id(1))
  expect(await find('acme INC')).toBe(id(1))
  expect(await find('acme INC', false)).toBeUndefined()
  expect(await find('nobody')).toBeUndefined()
  expect(await find('')).toBeUndefined()
})

it("follows a domain's owner, else the customer that named it last, ties by the smaller key", async () => {
  const { store, find } = await acmeAndGlobex()
  const claims = [identity('c:b', id(3), 'x.test', 5), identity('c:a', id(2), 'x.test', 5), identity('c:c', id(4), 'x.test', 4)]
  await store.insert(customerIdentities, [...claims, identity('d:owned.test', id(4)), identity('c:d', id(3), 'owned.test', 9)])
  expect(await find('x.test')).toBe(id(2))
  expect(await find('owned.test')).toBe(id(4))
  expect(await find('https://www.owned.test/about')).toBe(id(4))
})

it('follows merges, a customerId whose customer was merged, and survives a loop that no writer makes', async () => {
  const { store, find } = await acmeAndGlobex()
  const merge = (from: string, into: string) => ({ from_id: from, into_id: into, entity: 'customer', reason: 'test', at: 1 })
  await store.insert(merges, [merge(id(11), id(12)), merge(id(12), id(3)), merge(id(20), id(21)), merge(id(21), id(20))])
  await store.insert(customerIdentities, [identity('c:old', id(11))])
  expect(await find(id(11))).toBe(id(3))
  expect(await find('old')).toBe(id(3))
  expect(await find(id(20))).toBeUndefined()
})

it('says when a name is ambiguous, and when nothing matches', async () => {
  const { store } = await acmeAndGlobex()
  await expect(resolveCustomer(store, 'twin', { names: true })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(resolveCustomer(store, 'twin')).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'No customer matches "twin"' })
})
