import { legitimate } from '@rapport/core/src/testing/sql/legitimate/index.js'
import { describe, expect, it } from 'vitest'
import type { SqlWorld } from './sql-world.js'

export function testAnalytics(world: () => SqlWorld, server: number): void {
  describe('answers', () => {
    it.each(Object.entries(legitimate))('the queries of the corpus: %s', async (_, queries) => {
      for (const { sql, rows, since = 0 } of queries) if (since <= server) expect(await world().values(sql), sql).toEqual(rows)
    })

    const tooNew = Object.values(legitimate).flatMap((queries) => queries.filter(({ since = 0 }) => since > server))
    it.runIf(tooNew.length > 0)('says so of what the server is too old for', async () => {
      for (const { sql } of tooNew) expect((await world().rapport.call('svc_query', { sql })).status, sql).toBe(422)
    })

    it('each example query of svc_schema, and has the columns that it names', async () => {
      const { body } = await world().rapport.call('svc_schema')
      const { views, tables } = Object(body)
      expect(views.map(({ name }: { name: string }) => name)).toEqual(['activity', 'customers', 'users', 'revenue'])
      expect(tables).toEqual(views)
      for (const { name, columns, exampleQueries } of views) {
        const { data } = await world().query(`SELECT * FROM ${name} LIMIT 1`)
        expect(Object.keys(data[0] ?? {})).toEqual(columns.map((column: { name: string }) => column.name))
        for (const example of exampleQueries) expect((await world().query(example)).success, example).toBe(true)
        expect((await world().rapport.call('svc_schema', { table: name })).body).toEqual(
          views.find((view: { name: string }) => view.name === name)
        )
      }
    })
  })
}
