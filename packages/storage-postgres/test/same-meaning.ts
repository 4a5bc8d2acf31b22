import { guardedQuery, randomScopedStatement } from '@rapport/test-suites'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { QueryAnalyser } from './analysed-query.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'

/** Types whose values name objects of the database or tell of its inside. */
const revealing = /^_?(reg|oid|xid|cid|tid|pg_|acl|xml|refcursor)/

/** `(x).name` and `(x).path` of a text cast it to those types, which tells nothing. */
const harmlessFields = new Set(['name', 'path'])

/** Registers a test that whatever the guard lets pass means to Postgres what it means to the guard, for so many statements made of the seeds from `first`. */
export function testSameMeaning(first: number, statements: number): void {
  describe('what the guard lets pass', () => {
    it(`means the same to Postgres: ${statements} statements`, async () => {
      const schema = freshSchema()
      const store = await freshPostgresStore(schema)
      const client = new pg.Client({ connectionString: postgresUrl() })
      await client.connect()
      const analyser = new QueryAnalyser(client, schema)
      await analyser.open()
      let passed = 0
      let analysed = 0
      for (let seed = first; seed < first + statements; seed++) {
        const sql = randomScopedStatement(seed)
        const query = await guardedQuery(sql)
        if (!query) continue
        passed++
        const meaning = await analyser.analyse(sql, query.reads)
        if (!meaning) continue
        analysed++
        const field = /\)\.(name|path)\b/.test(sql)
        expect({
          sql,
          calls: meaning.called.filter((name) => !query.calls.has(name) && !(field && harmlessFields.has(name))),
          types: meaning.types.filter((name) => revealing.test(name)),
          casts: field ? 0 : meaning.castsByName,
          relations: meaning.foreign
        }).toEqual({ sql, calls: [], types: [], casts: 0, relations: [] })
      }
      expect(analysed, 'of the statements many must be right').toBeGreaterThan(statements / 8)
      console.info(`Of ${statements} statements the guard let ${passed} pass, and Postgres understood ${analysed}`)
      await client.end()
      await store.close()
    })
  })
}
