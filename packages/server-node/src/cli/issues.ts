import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine, table } from './output.js'

export interface IssuesOptions extends WorkspacePlace {
  json?: true
}

/** `rapport issues` */
export function issues(options: IssuesOptions): Promise<void> {
  return withWorkspace(options, async (asked) => {
    const found = await asked.events.issues()
    if (options.json) return printLine(found)
    const rows = found.map(({ kind, eventType, field, count, lastAt, message, hint }) => [
      kind,
      eventType ?? '',
      field,
      String(count),
      lastAt,
      `${message} – ${hint}`
    ])
    process.stdout.write(
      rows.length === 0
        ? 'No event of the last day was refused or changed.\n'
        : table(['kind', 'event', 'field', 'count', 'last', 'why, and what to do'], rows)
    )
  })
}
