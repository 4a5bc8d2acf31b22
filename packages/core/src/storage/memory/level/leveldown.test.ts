import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tables } from '../../../registry/tables.js'
import { customer, id } from '../../../testing/store-suite/sample-rows.js'
import { SchemaVersionError, StoreUnavailableError } from '../../contract.js'
import { memoryStore } from '../memory-store.js'
import type { AbstractLevelDown } from './abstract-leveldown.js'
import { inMemory } from './in-memory.js'
import { Level } from './level.js'

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
    const level = new Level(leveldown, true)
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
      open: (options: object, callback: (error?: Error | null) => void) =>
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
      batch: (operations: object[], options: object, callback: (error?: Error | null) => void) =>
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
