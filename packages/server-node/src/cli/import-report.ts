import type { RefusedLine } from '../import/line-fault.js'

/** What came of an import, as `--json` writes it. */
export interface ImportReport {
  format: string
  dryRun: boolean
  /** Of a dry run: the first events as they would be sent. */
  preview: Readonly<Record<string, unknown>>[]
  lines: number
  events: number
  /** Events that were not stored before; of this run alone. */
  added: number
  refused: number
  refusedFile: string | null
  /** The first refused lines. */
  refusals: RefusedLine[]
  leftOut: { what: string; count: number }[]
  warnings: { what: string; count: number }[]
  /** The last line of a file that breaks off. */
  brokenAt: number | null
  seconds: number
}

const maxKinds = 10

/** The report for people. */
export function reportOf(report: ImportReport): string {
  const { format, dryRun, lines, events, added, refused, refusedFile, refusals, leftOut, warnings, seconds } = report
  const number = (value: number) => value.toLocaleString('en')
  const rate = seconds > 0 ? ` (${number(Math.round(events / seconds))} a second)` : ''
  const told = [`Format: ${format}`, ...report.preview.map((event) => `  ${JSON.stringify(event).slice(0, 300)}`)]
  if (dryRun) told.push(`Dry run: ${number(events)} events of ${number(lines)} lines can be imported. Nothing was stored.`)
  else
    told.push(
      `Imported ${number(events)} events of ${number(lines)} lines in ${seconds.toFixed(1)} s${rate}; ${number(added)} of them are new.`
    )
  told.push(...kinds('Left out:', leftOut), ...kinds('Imported with changes:', warnings))
  for (const { line, column, reason } of refusals)
    told.push(`Line ${line}${column === undefined ? '' : `, column ${column}`} refused: ${reason}`)
  if (refused > refusals.length) told.push(`… and ${number(refused - refusals.length)} more`)
  if (refusedFile !== null) told.push(`All refused lines, with the reasons: ${refusedFile}`)
  return `${told.join('\n')}\n`
}

function kinds(heading: string, counts: ImportReport['leftOut']): string[] {
  if (counts.length === 0) return []
  const shown = counts.slice(0, maxKinds).map(({ what, count }) => `  ${count.toLocaleString('en')} × ${what}`)
  return [heading, ...shown, ...(counts.length > maxKinds ? [`  … and ${counts.length - maxKinds} other kinds`] : [])]
}
