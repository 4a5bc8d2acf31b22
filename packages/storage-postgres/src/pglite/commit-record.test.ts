import { describe, expect, it } from 'vitest'
import { Connection } from '../connection/connection.js'
import { ConnectionLostError } from '../connection/connection-errors.js'
import type { PostgresClient, PostgresResult } from '../connection/pool.js'
import { commitRecorded } from './commit-record.js'

/** A connection in a transaction that has sent a statement, whose server does this with a commit. */
async function connectionThat(commits: () => PostgresResult) {
  const sent: string[] = []
  const client: PostgresClient = {
    query: async ({ text }) => {
      sent.push(text)
      return text.endsWith('commit') ? commits() : { command: 'SELECT', rowCount: 0, rows: [] }
    },
    on: () => undefined,
    off: () => undefined,
    release: () => undefined
  }
  const connection = new Connection(client)
  connection.begin()
  await connection.send('select 1')
  return { connection, commits: () => sent.filter((text) => text.endsWith('commit')) }
}

const answers = (command: string) => () => ({ command, rowCount: null, rows: [] })
const ends = () => {
  throw new Error('The PGlite worker has ended')
}

describe('a commit with its record', () => {
  it('is made when the server says so', async () => {
    const { connection, commits } = await connectionThat(answers('COMMIT'))
    await commitRecorded(connection, () => Promise.reject(new Error('nobody asks')))
    expect(commits()).toEqual([expect.stringMatching(/^update .* set id = '[0-9a-f-]{36}'; commit$/)])
  })

  it('whose answer was lost counts as made when its id is stored', async () => {
    const { connection, commits } = await connectionThat(ends)
    const questions: string[] = []
    await commitRecorded(connection, async (question) => questions.push(question))
    const [id = 'no id'] =
      commits()
        .join()
        .match(/[0-9a-f-]{36}/) ?? []
    expect(questions).toEqual([expect.stringContaining(id)])
  })

  it('whose answer was lost counts as not made when its id is absent, and can be tried again', async () => {
    const { connection } = await connectionThat(ends)
    await expect(commitRecorded(connection, async () => undefined)).rejects.toBeInstanceOf(ConnectionLostError)
  })

  it('of which it cannot be known whether it was made is not tried again', async () => {
    const { connection } = await connectionThat(ends)
    const failed = commitRecorded(connection, () => Promise.reject(new Error('the disk is full')))
    await expect(failed).rejects.toMatchObject({ name: 'StoreUnavailableError', message: expect.stringContaining('unknown') })
    await expect(failed).rejects.not.toBeInstanceOf(ConnectionLostError)
  })
})

describe('a connection', () => {
  it('does not take a rollback for a commit', async () => {
    const { connection } = await connectionThat(answers('ROLLBACK'))
    await expect(connection.commit()).rejects.toThrow('Nothing was saved')
  })
})
