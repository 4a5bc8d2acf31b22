import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { expect, it } from 'vitest'
import { fillTable } from './filled-tables.js'
import { recordedStore } from './recorded-store.js'

const organizationId = randomUUID()
const recorded = recordedStore(({ pool, schema }) => fillTable(pool, schema, 'users', organizationId, 2000))

/** How many statements a page of the users that match takes, and how many match. */
async function page(where: object): Promise<{ statements: number; total: number }> {
  const { pool, store } = recorded()
  let total = 0
  const query = { where, orderBy: { column: 'last_activity_at', direction: 'desc' }, limit: 10 } as const
  const sent = await pool.statementsOf(async () => {
    total = (await store.organization(organizationId).firstPage(tables.users, query)).total
  })
  return { statements: sent.length, total }
}

it('a page of a short list and its count are one statement', async () => {
  const { id } = (await recorded().store.organization(organizationId).find(tables.users, { limit: 1 }))[0] ?? {}
  expect(await page({ id: { eq: id } })).toEqual({ statements: 1, total: 1 })
  expect(await page({ all: [{ customer_id: { eq: randomUUID() } }] })).toEqual({ statements: 1, total: 0 })
})

it('of a list without conditions they are two, and of a narrowed one that is still long, three', async () => {
  expect(await page({ all: [] })).toEqual({ statements: 2, total: 1500 })
  expect((await page({ customer_id: { isNull: false } })).statements).toBe(3)
})
