import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import { withoutNames } from '../lookback/hide-names.js'
import { htmlReport } from '../lookback/html-report.js'
import { readKnownNames } from '../lookback/known-names.js'
import type { Run } from '../lookback/run.js'
import { textReport } from '../lookback/text-report.js'
import { CommandError } from './command-error.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine } from './output.js'

export interface LookbackOptions extends WorkspacePlace {
  months: number
  health?: number
  html?: string
  hideNames?: true
  json?: true
}

const pollMs = 500
/** For so long nothing may happen before the command gives up. */
const patienceMs = 120_000

/** `rapport lookback`: the progress on stderr, what was found on stdout. */
export async function lookback(options: LookbackOptions): Promise<void> {
  const { months, health, html, hideNames, json } = options
  await withWorkspace(options, async (asked, runDue) => {
    const started: Run = await asked.lookback.run({ months, ...(health !== undefined && { health: { below: health } }) })
    const done = await finished(asked, started, runDue)
    const run = hideNames && done.result ? withoutNames(done, await readKnownNames(asked, done.result)) : done
    if (html !== undefined) await writeReport(html, htmlReport(run))
    if (json) printLine(run)
    else process.stdout.write(textReport(run))
  })
}

async function finished(asked: Workspace | RapportClient, started: Run, runDue: (() => Promise<void>) | undefined): Promise<Run> {
  let run = started
  let lastChange = Date.now()
  while (run.status !== 'done') {
    if (runDue) await runDue()
    else await wait(pollMs)
    const next: Run = await asked.lookback.get(run.id)
    if (next.lookedAt !== run.lookedAt) {
      lastChange = Date.now()
      process.stderr.write(`${next.lookedAt} of ${next.customers} customers\n`)
    } else if (runDue && next.status !== 'done') {
      await wait(pollMs)
    }
    run = next
    if (run.status !== 'done' && Date.now() - lastChange > patienceMs)
      throw new CommandError(
        'Nothing has happened for two minutes. Either no server runs background jobs, or one still reads what customers said. The page Look-back of the console shows the result when it is ready.'
      )
  }
  return run
}

async function writeReport(file: string, report: string): Promise<void> {
  await writeFile(file, report).catch((error: unknown) => {
    throw new CommandError(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`)
  })
}
