import { openSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRapport } from '@rapport/core'
import { postgresStore } from '../../src/index.js'

/** What a process is told: where the rows are, and where it writes down what its handler does. */
export interface HookPlace {
  connectionString: string
  schema: string
  logFile: string
}

/** The hook of the campaign. */
export const campaignHook = 'campaign'

const [, program, told] = process.argv
if (program?.includes('hook-process') && told) {
  const { connectionString, schema, logFile }: HookPlace = JSON.parse(told)
  const logger = { info() {}, warn() {}, error: (message: string, fields?: object) => console.error(message, fields) }
  const rapport = createRapport({ store: postgresStore({ connectionString }, { schema }), logger })
  // Appended at once and whole: what was written is there whatever becomes of the process.
  const file = openSync(logFile, 'a')
  const log = (...words: string[]) => void writeSync(file, `${words.join(' ')}\n`)
  rapport.on(
    'user.identified',
    async ({ data: { externalId } }) => {
      log('begin', String(externalId))
      await sleep(Math.random() * 2)
      if (Math.random() < 0.03) throw new Error('at random')
      log('end', String(externalId))
    },
    { id: campaignHook }
  )
  rapport.start()
  // Rapport keeps no process alive.
  setInterval(() => {}, 60_000)
  process.stdout.write('ready\n')
}
