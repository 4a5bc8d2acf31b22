import { systemClock } from '../../values/index.js'
import { boundOf, constantOf } from '../checks/bound-of.js'
import { textOf } from '../lists/growth-of.js'
import { outputName } from '../output-name.js'
import type { SqlNode } from '../tree.js'

const second = 1_000
const day = 86_400 * second
const units: { readonly [unit: string]: number } = {
  second,
  minute: 60 * second,
  hour: 3_600 * second,
  day,
  week: 7 * day,
  month: 28 * day,
  mon: 28 * day,
  year: 365 * day
}

/** How many rows `generate_series` makes at most, as far as the query itself says. */
export function seriesRows([first, last, by]: readonly SqlNode[]): number | undefined {
  const step = by === undefined ? 1 : constantOf(by)
  const start = constantOf(first)
  const stop = boundOf(last)
  if (start !== undefined && stop !== undefined && step !== undefined && step !== 0)
    return Math.max(0, Math.floor((stop - start) / step)) + 1
  const between = spanOf(by)
  const from = instantOf(first)
  const to = instantOf(last)
  if (between === undefined || between === 0 || from === undefined || to === undefined) return undefined
  // Truncated and shifted instants are known to about a year.
  return Math.ceil((Math.abs(to - from) + 2 * 366 * day) / Math.abs(between))
}

/** Milliseconds of an interval written out. */
function spanOf(node: SqlNode | undefined): number | undefined {
  const parts = /^\s*(-?\d+)\s*([a-z]+?)s?\s*$/i.exec(textOf(node) ?? '')
  const unit = units[parts?.[2]?.toLowerCase() ?? '']
  return parts && unit !== undefined ? Number(parts[1]) * unit : undefined
}

/** An instant that is written out, or that of the call, give or take a year. */
function instantOf(node: SqlNode | undefined): number | undefined {
  if (!node) return undefined
  const written = textOf(node)
  if (written !== undefined) {
    const instant = Date.parse(written)
    return Number.isNaN(instant) ? undefined : instant
  }
  if (node.type === 'TypeCast') return instantOf(node.node('arg'))
  if (node.type === 'SQLValueFunction') return systemClock.now()
  if (node.type === 'FuncCall') {
    const name = outputName(node)
    if (name === 'now') return systemClock.now()
    if (name === 'date_trunc' || name === 'timezone') return instantOf(node.nodes('args')[1])
  }
  if (node.type === 'A_Expr' && ['+', '-'].includes(node.names('name').join())) {
    const from = instantOf(node.node('lexpr'))
    const by = spanOf(node.node('rexpr')) ?? (constantOf(node.node('rexpr')) ?? Number.NaN) * day
    if (from === undefined || Number.isNaN(by)) return undefined
    return node.names('name').join() === '+' ? from + by : from - by
  }
  return undefined
}
