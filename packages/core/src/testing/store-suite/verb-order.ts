import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Transaction } from '../../storage/contract.js'
import { tables } from '../../storage/tables/index.js'
import { customer, customerIdentity, id, job } from './sample-rows.js'
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
    const answers = await context.store.together(ids, (of) =>
      Promise.all(
        ids.map(async (organizationId) => {
          if (organizationId === late) await Promise.resolve()
          return askAtOnce(of(organizationId))
        })
      )
    )
    expect(answers).toEqual([seen, seen, seen])
  })
}
