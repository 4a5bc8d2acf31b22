import { open } from 'node:fs/promises'
import { CommandError } from './command-error.js'
import { withWorkspace } from './named-workspace.js'
import { type SelectorOptions, selectorOf } from './privacy-selector.js'

export interface PrivacyExportOptions extends SelectorOptions {
  out?: string
}

const pageSize = 1000

/** `rapport privacy export`: the rows on stdout or in a file, the progress on stderr. */
export async function exportPersonalData(options: PrivacyExportOptions): Promise<void> {
  const { out } = options
  const selector = selectorOf(options)
  const file = out === undefined ? undefined : await open(out, 'w', 0o600).catch((error) => cannotWrite(out, error))
  let rows = 0
  try {
    await withWorkspace(options, async (asked) => {
      let cursor: string | undefined
      do {
        const { items, pagination } = await asked.privacy.export({ ...selector, limit: pageSize, ...(cursor !== undefined && { cursor }) })
        const lines = items.map((item) => `${JSON.stringify(item)}\n`).join('')
        if (file && out !== undefined) await file.appendFile(lines).catch((error) => cannotWrite(out, error))
        else await printed(lines)
        rows += items.length
        cursor = pagination.nextCursor ?? undefined
        process.stderr.write(`${rows} rows of about ${pagination.total}\n`)
      } while (cursor !== undefined)
    })
  } finally {
    await file?.close()
  }
}

/** Waits while the reader is slower than the writer. */
function printed(lines: string): Promise<void> {
  return new Promise((done, fail) => {
    process.stdout.write(lines, (error) => (error ? fail(error) : done()))
  })
}

function cannotWrite(file: string, error: unknown): never {
  throw new CommandError(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`)
}
