import { flagsOf } from '../configuration/flags.js'
import { readConfiguration } from '../configuration/read-configuration.js'
import { diagnose } from '../doctor/diagnose.js'
import { observe } from '../doctor/observe.js'
import type { Finding } from '../doctor/observed.js'
import { CommandError } from './command-error.js'
import { printLine } from './output.js'
import { lastingStore } from './store-choice.js'
import type { StoreOptions } from './store-options.js'

/** The flags of settings stand beside these. */
export interface DoctorOptions extends Omit<StoreOptions, 'schema'> {
  url?: string
  config?: string
  json?: true
}

const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' } as const

/** `rapport doctor`: fails when there is a problem. */
export async function doctor(options: DoctorOptions): Promise<void> {
  const flags = flagsOf(options)
  const configuration = await readConfiguration({ flags, file: options.config, folder: process.cwd() })
  const { values } = configuration
  const store = lastingStore({ ...options, ...(options.store === undefined && { store: values['database.url'] }) })
  const findings = diagnose(await observe({ ...options, store, schema: values['database.schema'], configuration }))
  if (options.json) printLine(findings)
  else process.stdout.write(findings.map(lineOf).join(''))
  const problems = findings.filter(({ verdict }) => verdict === 'problem').length
  if (problems > 0) throw new CommandError(problems === 1 ? 'There is 1 problem.' : `There are ${problems} problems.`)
}

function lineOf({ matter, verdict, text, advice }: Finding): string {
  const what = advice === undefined ? '' : `${' '.repeat(24)}${advice}\n`
  return `${marks[verdict]}  ${matter.padEnd(13)}  ${text}\n${what}`
}
