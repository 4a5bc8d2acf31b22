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
    const cells = found.map(({ kind, eventType, field, count, lastAt, message, hint, sample: { eventName, origin } }) => [
      kind,
      String(eventName ?? eventType ?? ''),
      field,
      String(count),
      lastAt,
      `${message}${origin === undefined ? '' : ` (${origin})`} – ${hint}`
    ])
    // Names come from strangers: none of them may steer the terminal.
    const rows = cells.map((row) => row.map((cell) => cell.replace(/\p{Cc}/gu, '\uFFFD')))
    process.stdout.write(
      rows.length === 0
        ? 'No event of the last day was refused or changed.\n'
        : table(['kind', 'last event', 'field', 'count', 'last', 'why, and what to do'], rows)
    )
  })
}
