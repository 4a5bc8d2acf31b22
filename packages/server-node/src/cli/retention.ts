import { CommandError } from './command-error.js'
import { type WorkspacePlace, withWorkspace } from './named-workspace.js'
import { printLine, table } from './output.js'

export interface RetentionOptions extends WorkspacePlace {
  dryRun?: true
  json?: true
}

const kinds = ['events', 'conversations', 'runs'] as const
type Rules = { [kind in (typeof kinds)[number]]?: number | null }

/** `rapport retention show` */
export function showRetention(options: RetentionOptions): Promise<void> {
  return withWorkspace(options, async (asked) => print(options, await asked.retention.get(), rulesTable))
}

/** `rapport retention set` */
export async function setRetention(written: readonly string[], options: RetentionOptions): Promise<void> {
  const change = Object.fromEntries(written.map(readRule))
  await withWorkspace(options, async (asked) => {
    if (options.dryRun) print(options, await asked.retention.preview(change), previewTable)
    else print(options, await asked.retention.put(change), rulesTable)
  })
}

/** `rapport retention run` */
export function runRetention(options: RetentionOptions): Promise<void> {
  return withWorkspace(options, async (asked, runDue) => {
    const preview = options.dryRun ? await asked.retention.preview({}) : await asked.retention.run()
    print(options, preview, previewTable)
    if (options.dryRun) return
    await runDue?.()
    if (preview.kinds.length > 0) process.stderr.write('The removal has begun. `npx @rapport/cli retention log` shows its progress.\n')
  })
}

/** `rapport retention log` */
export function retentionLog(options: RetentionOptions): Promise<void> {
  return withWorkspace(options, async (asked) => {
    const { items } = await asked.retention.runs()
    print(options, { items }, () =>
      table(
        ['started', 'ended', 'kind', 'older than', 'removed'],
        items.flatMap(({ startedAt, endedAt, kinds: ran }) =>
          ran.map(({ kind, before, removed }) => [startedAt, endedAt ?? 'goes on', kind, before, String(removed)])
        )
      )
    )
  })
}

function readRule(written: string): [string, number | null] {
  const [kind = '', text = ''] = written.split('=')
  const days = text === 'forever' ? null : Number(text)
  if (!kinds.some((each) => each === kind) || text === '' || Number.isNaN(days))
    throw new CommandError(
      `Cannot read ${JSON.stringify(written)}: write a rule as kind=days or kind=forever, where kind is ${kinds.join(', ')}.`
    )
  return [kind, days]
}

function print<T>({ json }: RetentionOptions, answer: T, asTable: (answer: T) => string): void {
  if (json) printLine(answer)
  else process.stdout.write(asTable(answer))
}

const rulesTable = (rules: Rules): string =>
  table(
    ['kind', 'kept for'],
    kinds.map((kind) => [kind, rules[kind] == null ? 'for good' : `${rules[kind]} days`])
  )

interface Preview {
  kinds: readonly { kind: string; days: number; before: string; rows: number }[]
}

const previewTable = (preview: Preview): string =>
  preview.kinds.length === 0
    ? 'There are no rules, so all data is kept.\n'
    : table(
        ['kind', 'kept for', 'older than', 'rows'],
        preview.kinds.map(({ kind, days, before, rows }) => [kind, `${days} days`, before, String(rows)])
      )
