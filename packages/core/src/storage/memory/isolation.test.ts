import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { customer, id } from '../../testing/store-suite/sample-rows.js'
import { SchemaVersionError, StoreUnavailableError } from '../contract.js'
import { tables } from '../tables/index.js'
import { type AbstractLevelDown, inMemory, Level } from './level.js'
import { memoryStore } from './memory-store.js'

const HUNDRED = Array.from({ length: 100 }, (_, index) => index)

describe('isolation in the memory store', () => {
  it('a read outside an open transaction answers at once, with what is committed', async () => {
    const organization = memoryStore().organization(randomUUID())
    await organization.insert(tables.customers, [customer({ name: 'committed' })])
    await organization.transaction(async (transaction) => {
      await transaction.update(tables.customers, {}, { name: 'not yet' })
      await transaction.insert(tables.customers, [customer({ id: id(2) })])
      expect(await organization.find(tables.customers)).toEqual([customer({ name: 'committed' })])
      expect(await organization.count(tables.customers, { name: { eq: 'not yet' } })).toBe(0)
    })
    expect(await organization.count(tables.customers)).toBe(2)
  })

  it('a read that takes many steps sees the state at its start, whatever is committed meanwhile', async () => {
    const organization = memoryStore().organization(randomUUID())
    await organization.insert(
      tables.customers,
      HUNDRED.map((number) => customer({ id: id(number), name: `${number}`, owner_id: 'old' }))
    )
    const reads = (['name', 'owner_id', 'id'] as const).map((column) =>
      organization.find(tables.customers, { orderBy: { column, direction: 'desc' }, columns: ['owner_id'] })
    )
    const written = organization.update(tables.customers, {}, { owner_id: 'new', name: null })
    for (const rows of await Promise.all(reads))
      expect([rows.length, new Set(rows.map((row) => row.owner_id))]).toEqual([100, new Set(['old'])])
    await written
    expect(await organization.count(tables.customers, { owner_id: { eq: 'new' } })).toBe(100)
  })

  it('transactions of different organizations do not wait for each other', async () => {
    const store = memoryStore()
    const [one, other] = [store.organization(randomUUID()), store.organization(randomUUID())]
    await one.transaction(async (transaction) => {
      await transaction.insert(tables.customers, [customer({})])
      await other.transaction(async (inner) => inner.insert(tables.customers, [customer({})]))
      await store.directory.transaction(async (inner) => inner.count(tables.apiKeys, { id: { eq: id(1) } }))
      expect(await other.count(tables.customers)).toBe(1)
    })
  })

  it('transactions of one organization take turns in the order of their calls', async () => {
    const organization = memoryStore().organization(randomUUID())
    const seen: number[] = []
    await Promise.all(
      [0, 1, 2, 3].map((turn) =>
        organization.transaction(async (transaction) => {
          seen.push(await transaction.count(tables.customers))
          await transaction.insert(tables.customers, [customer({ id: id(turn) })])
        })
      )
    )
    expect(seen).toEqual([0, 1, 2, 3])
  })
})

describe('a leveldown of the host', () => {
  it('makes the store durable: a store opened later on the same data has its rows', async () => {
    const leveldown = inMemory()
    const organizationId = randomUUID()
    const first = memoryStore({ leveldown })
    expect([first.durable, memoryStore().durable]).toEqual([true, false])
    await first.organization(organizationId).insert(tables.customers, [customer({ name: 'kept' })])
    await first.close()
    const second = memoryStore({ leveldown: () => leveldown })
    expect(await second.organization(organizationId).find(tables.customers)).toEqual([customer({ name: 'kept' })])
  })

  it('with data of other tables is refused with what to do', async () => {
    const leveldown = inMemory()
    const level = new Level(leveldown)
    await level.open()
    await level.write([['\0schema', 'of an older version']])
    const store = memoryStore({ leveldown })
    await expect(store.open()).rejects.toThrow(SchemaVersionError)
    await expect(store.organization(randomUUID()).count(tables.customers)).rejects.toThrow('another version')
    await store.close()
  })

  it('that cannot be opened makes the store unavailable until it can', async () => {
    const memdown = inMemory()
    let isBroken = true
    const leveldown: AbstractLevelDown = Object.assign(Object.create(memdown), {
      open: (options: object, callback: (error?: Error) => void) =>
        isBroken ? callback(new Error('disk is gone')) : memdown.open(options, callback)
    })
    const store = memoryStore({ leveldown })
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError)
    await expect(store.organization(randomUUID()).count(tables.customers)).rejects.toThrow(StoreUnavailableError)
    isBroken = false
    expect(await store.organization(randomUUID()).count(tables.customers)).toBe(0)
  })

  it('that fails to write a commit fails the transaction, and nothing of it is seen', async () => {
    const memdown = inMemory()
    let isFull = false
    const leveldown: AbstractLevelDown = Object.assign(Object.create(memdown), {
      batch: (operations: object[], options: object, callback: (error?: Error) => void) =>
        isFull ? callback(new Error('disk is full')) : memdown.batch(operations, options, callback)
    })
    const organization = memoryStore({ leveldown }).organization(randomUUID())
    await organization.insert(tables.customers, [customer({ id: id(1) })])
    isFull = true
    await expect(organization.insert(tables.customers, [customer({ id: id(2) })])).rejects.toThrow('disk is full')
    isFull = false
    expect(await organization.insert(tables.customers, [customer({ id: id(3) })])).toEqual([true])
    expect((await organization.find(tables.customers)).map((row) => row.id)).toEqual([id(1), id(3)])
  })
})

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
      () => organization.count(tables.customers, Object.assign({}, { nmae: { eq: 'x' } })),
      'customers has no column nmae'
    ],
    [
      'an unknown condition',
      () => organization.count(tables.customers, { name: Object.assign({}, { like: 'x' }) }),
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
