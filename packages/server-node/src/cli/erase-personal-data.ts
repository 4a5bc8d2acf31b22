import { createInterface } from 'node:readline/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { RapportClient } from '@rapport/client'
import type { Workspace } from '@rapport/core'
import { plural } from '../doctor/plural.js'
import { CommandError } from './command-error.js'
import { withWorkspace } from './named-workspace.js'
import { printLine } from './output.js'
import { type SelectorOptions, selectorOf } from './privacy-selector.js'

export interface PrivacyEraseOptions extends SelectorOptions {
  dryRun?: true
  yes?: true
}

const pollMs = 500

/** `rapport privacy erase`: what it would take on stderr, the receipt on stdout. */
export async function erasePersonalData(options: PrivacyEraseOptions): Promise<void> {
  const selector = selectorOf(options)
  await withWorkspace(options, async (asked, runDue) => {
    const preview = await asked.privacy.previewErasure(selector)
    const { users, customers, events, sources } = preview
    if (options.dryRun) return printLine(preview)
    process.stderr.write(
      `This erases ${users === 1 ? '1 person' : `${users} people`}, ${plural(customers, 'customer')} and ${plural(events, 'event')}, and changes or removes ${plural(sources, 'source')}.\n`
    )
    if (!options.yes) await confirm()
    const request = { ...selector, ...(selector.customerId !== undefined && { confirmUsers: users }) }
    printLine(await finished(asked, await asked.privacy.erase(request), runDue))
  })
}

/** Nothing is erased by accident: a script says --yes. */
async function confirm(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new CommandError('Nothing was erased. Add --yes to erase without being asked, or --dry-run to look first.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question('It cannot be undone. Type "erase" to go on: ')
  terminal.close()
  if (answer.trim() !== 'erase') throw new CommandError('Nothing was erased.')
}

async function finished(
  asked: Workspace | RapportClient,
  started: Awaited<ReturnType<Workspace['privacy']['erase']>>,
  runDue: (() => Promise<void>) | undefined
) {
  let erasure = started
  while (erasure.status !== 'done') {
    if (runDue) await runDue()
    else await wait(pollMs)
    erasure = await asked.privacy.getErasure(erasure.id)
  }
  return erasure
}
