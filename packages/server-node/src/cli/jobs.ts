import { printLine, table } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withRapport } from './with-store.js'

export interface JobsOptions extends StoreOptions {
  retry?: true
  json?: true
}

/** `rapport jobs` */
export function jobs(options: JobsOptions): Promise<void> {
  return withRapport(options, async (rapport) => {
    if (options.retry) {
      const retried = await rapport.failedJobs.retry()
      if (options.json) printLine({ retried })
      else process.stdout.write(`${retried} jobs will run again. A running server starts them.\n`)
      return
    }
    const failed = await rapport.failedJobs.list()
    if (options.json) return printLine(failed)
    const rows = failed.map(({ organizationId, kind, count, since, error }) => [
      organizationId,
      kind,
      String(count),
      since ?? '',
      error ?? ''
    ])
    const hint = '\nAfter you fix the reason: npx @rapport/cli jobs --retry\n'
    process.stdout.write(
      rows.length === 0 ? 'No job was given up.\n' : table(['ORGANIZATION', 'KIND', 'COUNT', 'SINCE', 'ERROR'], rows) + hint
    )
  })
}
