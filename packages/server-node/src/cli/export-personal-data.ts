import { LineOutput } from './line-output.js'
import { withWorkspace } from './named-workspace.js'
import { type SelectorOptions, selectorOf } from './privacy-selector.js'

export interface PrivacyExportOptions extends SelectorOptions {
  out?: string
}

const pageSize = 1000

/** `rapport privacy export`: the rows on stdout or in a file, the progress on stderr. */
export async function exportPersonalData(options: PrivacyExportOptions): Promise<void> {
  const selector = selectorOf(options)
  const output = await LineOutput.open(options.out)
  let rows = 0
  try {
    await withWorkspace(options, async (asked) => {
      let cursor: string | undefined
      do {
        const { items, pagination } = await asked.privacy.export({ ...selector, limit: pageSize, ...(cursor !== undefined && { cursor }) })
        await output.write(items)
        rows += items.length
        cursor = pagination.nextCursor ?? undefined
        process.stderr.write(`${rows} rows of about ${pagination.total}\n`)
      } while (cursor !== undefined)
    })
  } finally {
    await output.close()
  }
}
