import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { tables } from '../../registry/tables.js'
import type { Transaction } from '../../storage/contract.js'
import { customer, customerIdentity, id, job, member } from './sample-rows.js'
import type { SuiteContext } from './suite-context.js'

/** Asks for many things at once, each of which needs those before it; answers what they saw. */
async function askAtOnce(transaction: Transaction): Promise<unknown[]> {
  const names = () => transaction.find(tables.customers).then((rows) => rows.map(({ name }) => name))
  const key = { customer_key: 'c:a', customer_id: id(1), traits: {} }
  return Promise.all([
    transaction.insert(tables.customers, [customer({ id: id(1), name: 'a' })]),
    names(),
    transaction.upsert(tables.customers, [customer({ id: id(1), name: 'b' })]).then((rows) => rows.map(({ name }) => name)),
    transaction.find(tables.customers, { where: { id: { in: [id(1)] } } }).then((rows) => rows.map(({ name }) => name)),
    transaction.update(tables.customers, { name: { eq: 'b' } }, { name: 'c' }),
    transaction.get(tables.customers, [{ id: id(1) }]).then((rows) => rows.map((row) => row?.name)),
    transaction.find(tables.customers, { orderBy: { column: 'name', direction: 'asc' }, limit: 5 }).then((rows) => rows.length),
    transaction.upsert(tables.customerIdentities, [customerIdentity(key)]).then((rows) => rows.length),
    transaction.find(tables.customerIdentities, { where: { customer_id: { eq: id(1) } } }).then((rows) => rows.length),
    transaction.insert(tables.jobs, [job({ id: id(7), unique_key: 'once' }), job({ id: id(8), unique_key: 'once' })]),
    transaction.count(tables.jobs),
    transaction.remove(tables.customers, { id: { eq: id(1) } }),
    names()
  ])
}

const seen = [[true], ['a'], ['b'], ['b'], 1, ['c'], 1, 1, 1, [true, false], 1, 1, []]

/** Verbs take effect in the order in which they are asked. */
export function testVerbOrder(context: SuiteContext): void {
  it('verbs of a transaction that nobody waits for take effect in order', async () => {
    expect(await context.newOrganization().transaction(askAtOnce)).toEqual(seen)
  })

  it('so do those of several organizations, whose questions meet', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const late = ids.at(-1)
    const answers = await context.store.groupTransaction(ids, {
      settle: (of) =>
        Promise.all(
          ids.map(async (organizationId) => {
            if (organizationId === late) await Promise.resolve()
            return askAtOnce(of(organizationId))
          })
        )
    })
    expect(answers).toEqual([seen, seen, seen])
  })

  it('a transaction ends with verbs that nobody waits for, and keeps what they write', async () => {
    const organization = context.newOrganization()
    await organization.transaction(async (transaction) => askForAll(transaction))
    expect([await organization.count(tables.customers), await organization.count(tables.jobs)]).toEqual([1, 1])
  })

  it('so does one of several organizations', async () => {
    const one = context.newOrganization()
    const other = context.newOrganization()
    await context.store.groupTransaction([one.organizationId, other.organizationId], {
      settle: async (of) => {
        for (const { organizationId } of [one, other]) askForAll(of(organizationId))
      }
    })
    expect([await one.count(tables.customers), await other.count(tables.customers), await other.count(tables.jobs)]).toEqual([1, 1, 1])
  })

  it('nothing is kept when a verb fails that nobody waits for', async () => {
    const organization = context.newOrganization()
    await organization.insert(tables.members, [member({ id: 'a' }), member({ id: 'b' })])
    const work = organization.transaction(async (transaction) => {
      askForAll(transaction)
      transaction.update(tables.members, { id: { eq: 'a' } }, { email: 'b@example.com' }).catch(() => undefined)
      transaction.insert(tables.jobs, [job({ id: id(9) })]).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect([await organization.count(tables.customers), await organization.count(tables.jobs)]).toEqual([0, 0])
  })

  it('nor when it is one that no store can keep', async () => {
    const organization = context.newOrganization()
    const work = organization.transaction(async (transaction) => {
      askForAll(transaction)
      transaction.insert(tables.customers, [customer({ id: id(2), name: 'a\u0000' })]).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await organization.count(tables.customers)).toBe(0)
  })
}

/** Writes without waiting for it, the first by as many statements as a store needs for a merge. */
function askForAll(transaction: Transaction): void {
  const key = { customer_key: 'c:a', customer_id: id(1), traits: {} }
  const asked = [
    transaction.upsert(tables.customerIdentities, [customerIdentity(key)]),
    transaction.insert(tables.customers, [customer({ id: id(1) })]),
    transaction.insert(tables.jobs, [job({ id: id(7) })])
  ]
  for (const verb of asked) verb.catch(() => undefined)
}
