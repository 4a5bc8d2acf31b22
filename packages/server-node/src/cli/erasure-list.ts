import { erasuresIn, readErasures } from '../erasures/erasure-file.js'
import { caughtUpText, reapplyErasures, storedErasures } from '../erasures/reapply-erasures.js'
import { CommandError } from './command-error.js'
import { LineOutput } from './line-output.js'
import { printLine } from './output.js'
import { runningDev } from './running-dev.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

export interface ErasureListOptions extends StoreOptions {
  out?: string
}

export interface ReapplyOptions extends StoreOptions {
  json?: true
}

/** `rapport privacy erasures` */
export async function listErasures(options: ErasureListOptions): Promise<void> {
  await refuseRunning(options)
  const output = await LineOutput.open(options.out)
  try {
    await withRapport(options, async (rapport) => {
      for await (const record of storedErasures(rapport)) await output.write([record])
    })
  } finally {
    await output.close()
  }
}

/** `rapport privacy reapply` */
export async function reapply(path: string, options: ReapplyOptions): Promise<void> {
  await refuseRunning(options)
  const records = await readErasures(path)
  if (records === undefined) throw new CommandError(`There is no file ${path}`)
  await withRapport(options, async (rapport) => {
    const done = await reapplyErasures(rapport, records)
    if (options.json) printLine(done)
    else process.stdout.write(caughtUpText(done) ?? 'The database knows all of these erasures.\n')
  })
}

async function refuseRunning({ data }: StoreOptions): Promise<void> {
  if (data !== undefined && (await runningDev(data)))
    throw new CommandError(`A \`rapport dev\` runs on ${data}. Stop it first. It writes its own erasures to ${erasuresIn(data)}`)
}
