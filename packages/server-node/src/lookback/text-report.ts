import { table } from '../cli/output.js'
import { dateOf, leadOf, money, type Run, scoreHeadings, scoreRows } from './run.js'

/** A look-back as text for a terminal. */
export function textReport({ from, to, result }: Run): string {
  if (!result) return 'The look-back is not done yet.\n'
  const { text, missing, left, revenue } = result
  const parts = [`${dateOf(from)} to ${dateOf(to)}. ${text}\n`]
  if (missing.length > 0) parts.push(`What is missing:\n${missing.map((each) => `  ${each}\n`).join('')}`)
  if (left.length > 0) {
    const rows = left.map((departure) => {
      const { firstSaid } = departure
      const words = firstSaid ? (firstSaid.quote ?? firstSaid.text) : (departure.missing[0] ?? '')
      return [departure.name, dateOf(departure.leftAt), money(departure.mrrCents, departure.currency), leadOf(departure), words]
    })
    parts.push(table(['Left', 'On', 'A month', 'Rapport said so', 'Why'], rows))
  }
  if (revenue.length > 0) {
    const rows = revenue.map((each) => [money(each.leftMrrCents, each.currency), money(each.saidMrrCents, each.currency)])
    parts.push(table(['Lost a month', 'Of it told before'], rows))
  }
  if (result.state === 'ready') parts.push(table(scoreHeadings, scoreRows(result)))
  return parts.join('\n')
}
