import { expect, it } from 'vitest'
import { Connection } from '../connection/connection.js'
import { Upkeep } from './upkeep.js'

/** What an upkeep does after so many commits, when the log is long or not. */
async function statementsAfter(commits: number, { longLog = false, failing = false } = {}): Promise<string[]> {
  const sent: string[] = []
  const connection = new Connection({
    query: async ({ text }) => {
      sent.push(text)
      if (failing) throw Object.assign(new Error('no space'), { severity: 'ERROR', code: '53100' })
      const rows = text.includes('pg_tables') ? [{ name: 'rapport.events' }, { name: 'rapport.users' }] : longLog ? [{}] : []
      return { command: 'SELECT', rowCount: rows.length, rows }
    },
    on: () => undefined,
    off: () => undefined,
    release: () => undefined
  })
  const upkeep = new Upkeep()
  for (let commit = 0; commit < commits; commit++) await upkeep.afterCommit(connection)
  return sent
}

it('PGlite is vacuumed ever less often, a table after each commit', async () => {
  const tablesAfter = async (commits: number) =>
    (await statementsAfter(commits)).flatMap((sent) => sent.match(/^vacuum \(analyze\) (.*)/)?.[1] ?? [])
  const round = ['rapport.users', 'rapport.events']
  expect(await tablesAfter(63)).toEqual([])
  expect(await tablesAfter(64)).toEqual(round.slice(0, 1))
  expect(await tablesAfter(127)).toEqual(round)
  expect(await tablesAfter(255)).toEqual([...round, ...round])
  expect(await tablesAfter(1023)).toEqual([...round, ...round, ...round, ...round])
})

it('PGlite writes a checkpoint when its log has become long', async () => {
  expect(await statementsAfter(64)).not.toContain('checkpoint')
  expect(await statementsAfter(64, { longLog: true })).toContain('checkpoint')
})

it('a failure of the upkeep does not fail the commit', async () => {
  expect(await statementsAfter(64, { failing: true })).toHaveLength(1)
})
