import { ExportFile, type ExportPage } from '../transfer/export-file.js'
import { CommandError, cannotWrite } from './command-error.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine } from './output.js'

export interface ExportWorkspaceOptions extends WorkspacePlace {
  json?: true
}

/** `rapport export`: goes on where an earlier run was stopped. */
export async function exportWorkspace(path: string, options: ExportWorkspaceOptions): Promise<void> {
  const { file, next } = await ExportFile.begin(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`${path} exists already. Name another file`)
    return cannotWrite(path, error)
  })
  if (next) process.stderr.write(`Going on with the table ${next.table}, after ${file.rows} rows\n`)
  const leftOut: ExportPage['leftOut'] = {}
  try {
    await withWorkspace(options, async (asked) => {
      for (let place = next ?? null, isBegun = false; place !== null || !isBegun; isBegun = true) {
        const page: ExportPage = await asked.transfer.export(place ?? {})
        await file.add(page)
        Object.assign(leftOut, page.leftOut)
        if (page.table !== page.next?.table) process.stderr.write(`${page.table}: ${file.rows} rows in all\n`)
        place = page.next
      }
    })
  } finally {
    await file.close()
  }
  if (options.json) printLine({ file: path, rows: file.rows, leftOut })
  else
    process.stdout.write(
      `Exported ${file.rows} rows to ${path}.\nLeft out: API keys, public keys and enabled domains, ${Object.entries(leftOut)
        .map(([table, reason]) => `${table} (${reason})`)
        .join(', ')}.\nTo import it into another database: npx @rapport/cli import ${path} --store postgres://…\n`
    )
}
