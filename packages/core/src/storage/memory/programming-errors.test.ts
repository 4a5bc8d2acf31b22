import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import { customer, id } from '../../testing/store-suite/sample-rows.js'
import { memoryStore } from './memory-store.js'

describe('programming errors', () => {
  const organization = memoryStore().organization(randomUUID())
  const wrongWrites: [what: string, write: () => Promise<unknown>, message: string][] = [
    [
      'an unknown column',
      () => organization.insert(tables.customers, [Object.assign(customer({}), { nmae: 'x' })]),
      'customers has no column nmae'
    ],
    ['a malformed uuid', () => organization.insert(tables.customers, [customer({ id: 'x' })]), 'customers.id takes a UUID in lower case'],
    [
      'a fraction of a millisecond',
      () => organization.insert(tables.customers, [customer({ created_at: 1.5 })]),
      'customers.created_at takes whole milliseconds'
    ],
    [
      'a condition of the wrong type',
      () => organization.count(tables.customers, { created_at: { gt: 0.5 } }),
      'customers.created_at takes whole milliseconds'
    ],
    [
      'a condition on an unknown column',
      () => Reflect.apply(organization.count, organization, [tables.customers, { nmae: { eq: 'x' } }]),
      'customers has no column nmae'
    ],
    [
      'an unknown condition',
      () => Reflect.apply(organization.count, organization, [tables.customers, { name: { like: 'x' } }]),
      "there is no condition 'like'"
    ],
    [
      'a position without its key',
      () => organization.find(tables.visitorClaims, { after: { key: [id(1)] } }),
      'has 3 key values (visitor_id, at, identity), not 1'
    ],
    ['a negative limit', () => organization.find(tables.customers, { limit: -1 }), 'A limit is a whole number from 0'],
    [
      'an increment of text',
      () => organization.increment(tables.customers, { id: id(1) }, Object.assign({}, { name: 1 })),
      'customers.name is not a number'
    ],
    [
      'a sum of times',
      () => organization.aggregate(tables.customers, { measures: { sum: { sum: 'created_at' } } }),
      'customers.created_at is not a number'
    ],
    [
      'a table of the directory',
      () => Reflect.apply(organization.count, organization, [tables.apiKeys]),
      'api_keys is a table of the directory'
    ]
  ]

  it.each(wrongWrites)('%s is named in a TypeError', async (_, act, message) => {
    const error: unknown = await act().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain(message)
  })

  it('a message never repeats the value, which may be a secret', async () => {
    const failing = organization.insert(tables.customers, [Object.assign(customer({}), { created_at: 'secret-value' })])
    await expect(failing).rejects.toThrow(/^customers\.created_at takes whole milliseconds since the epoch, not this string$/)
  })

  it('an organization id that is no UUID is refused', () => {
    expect(() => memoryStore().organization("x' or 1=1")).toThrow(TypeError)
  })
})
