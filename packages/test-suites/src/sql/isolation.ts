import { describe, expect, it } from 'vitest'
import type { SqlWorld } from './sql-world.js'

/** Queries that would show another organization's rows, or what stands in them, if a condition of the tenant's came before the view's own. */
const oracles = [
  'SELECT name::int FROM customers',
  'SELECT count(*) FROM customers WHERE name::int > 0',
  "SELECT count(*) FROM users WHERE email LIKE 'SECRET%'",
  "SELECT 1 / (CASE WHEN email LIKE 'SECRET%' THEN 0 ELSE 1 END) FROM users",
  "SELECT count(*) FROM users WHERE 1 / (CASE WHEN email LIKE 'SECRET%' THEN 0 ELSE 1 END) = 1",
  "SELECT count(*) FROM activity WHERE (properties ->> 'note')::int = 1",
  "SELECT count(*) FROM activity WHERE CAST(CASE WHEN title LIKE 'SECRET%' THEN title ELSE '1' END AS int) = 1",
  'SELECT count(*) FROM activity a JOIN customers c ON a.url::int = c.name::int',
  'SELECT count(*) FROM revenue WHERE plan::int = 1',
  "SELECT jsonb_path_query(traits, 'strict $.no.such') FROM customers",
  'SELECT max(name), min(name), string_agg(DISTINCT name, $$,$$) FROM customers',
  'SELECT to_jsonb(a) FROM activity a',
  'SELECT * FROM activity UNION ALL SELECT * FROM activity',
  'SELECT * FROM users u FULL JOIN customers c ON false'
]

export function testIsolation(world: () => SqlWorld): void {
  describe('keeps organizations apart', () => {
    it('in every view', async () => {
      expect(
        await world().values(
          'SELECT (SELECT count(*) FROM activity), (SELECT count(*) FROM customers), (SELECT count(*) FROM users), (SELECT count(*) FROM revenue)'
        )
      ).toEqual([[60, 5, 8, 15]])
      for (const view of ['activity', 'customers', 'users', 'revenue']) await world().query(`SELECT * FROM ${view}`)
    })

    it('in what errors say, and in whether there is one', async () => {
      for (const sql of oracles) await world().send(sql)
      expect(await world().values(oracles[4] ?? '')).toEqual([[8]])
    })

    it('whatever the query is called before it', async () => {
      const first = await world().values('SELECT count(*) FROM users')
      await world().refusal('SELECT 1/0 FROM users')
      expect(await world().values('SELECT count(*) FROM users')).toEqual(first)
    })
  })
}
