import { day as dayLength } from '../../values/index.js'
import { type Calibration, calibrated, calibrationOf, uncalibrated } from './calibration.js'
import { fitRows, type LabelledRow, predicted, type Regression } from './fit-rows.js'
import { aucOf, binsOf, brierOf, calibrationErrorOf, type Outcome, type ReliabilityBin, rateOf } from './quality.js'

/** How good predictions were in months that the fit had not seen. */
export interface LaterMonths {
  /** Days, epoch milliseconds. */
  from: number
  to: number
  rows: number
  departures: number
  brier: number
  /** The Brier score of saying the share of the months before of everybody. */
  baseBrier: number
  baseRate: number
  auc: number | null
  calibrationError: number
  bins: ReliabilityBin[]
}

/** A fitted horizon: the probability of leaving within so many days. */
export interface HorizonFit {
  regression: Regression
  calibration: Calibration
  later: LaterMonths | null
}

/** The first part of the departures is only learned from. */
const firstShare = 0.4
const blocks = 3
/** From fewer departures nothing is learned, and on fewer nothing is tested. */
const minToLearn = 8
export const minToTest = 8

interface Prediction extends Outcome {
  row: LabelledRow
  base: number
}

/**
 * Fits one horizon. Rows are tested in later months than those that they were learned from: the later part of the time is cut into blocks, and each block is
 * predicted by what was known when it began (Tashman, Out-of-sample tests of forecasting accuracy, 2000: a rolling origin). Each block's calibration comes from
 * the blocks before. The final fit learns from all rows, and its calibration from all blocks.
 */
export async function fitHorizon(rows: readonly LabelledRow[], horizonDays: number): Promise<HorizonFit> {
  const horizon = horizonDays * dayLength
  const raw: Prediction[] = []
  const tested: Prediction[] = []
  const bounds = blockBounds(rows)
  for (const [index, begin] of bounds.entries()) {
    const end = bounds[index + 1] ?? Number.POSITIVE_INFINITY
    const before = rows.filter(({ day }) => day + horizon <= begin)
    const block = rows.filter(({ day }) => day >= begin && day < end)
    if (departuresIn(before) < minToLearn || block.length === 0) continue
    const regression = await fitRows(before)
    const base = rateOf(before.map(({ label, weight }) => ({ probability: 0, label, weight })))
    const correction = calibrationOf(raw.filter(({ row }) => row.day + horizon <= begin))
    for (const row of block) {
      const probability = predicted(regression, row)
      const outcome = { row, base, label: row.label, weight: row.weight }
      raw.push({ ...outcome, probability })
      tested.push({ ...outcome, probability: calibrated(probability, correction) })
    }
  }
  return {
    regression: await fitRows(rows),
    calibration: raw.length === 0 ? uncalibrated : calibrationOf(raw),
    later: laterMonths(tested)
  }
}

/** The days on which blocks begin, so that each has about as many departures. */
function blockBounds(rows: readonly LabelledRow[]): number[] {
  const days = rows
    .filter(({ label }) => label === 1)
    .map(({ day }) => day)
    .sort((a, b) => a - b)
  const at = (share: number) => days[Math.floor(share * days.length)] ?? Number.POSITIVE_INFINITY
  const bounds = Array.from({ length: blocks }, (_, index) => at(firstShare + ((1 - firstShare) * index) / blocks))
  return [...new Set(bounds)].filter(Number.isFinite)
}

/** Customers that left, each time once: rows of neighbouring days tell of the same leaving. */
export const departuresIn = (rows: readonly { customerId: string; label: number }[]) =>
  new Set(rows.filter(({ label }) => label === 1).map(({ customerId }) => customerId)).size

function laterMonths(tested: readonly Prediction[]): LaterMonths | null {
  if (tested.length === 0) return null
  const days = tested.map(({ row }) => row.day)
  const bins = binsOf(tested)
  return {
    from: days.reduce((one, other) => Math.min(one, other)),
    to: days.reduce((one, other) => Math.max(one, other)),
    rows: tested.length,
    departures: departuresIn(tested.map(({ row }) => row)),
    brier: brierOf(tested),
    baseBrier: brierOf(tested.map((each) => ({ ...each, probability: each.base }))),
    baseRate: rateOf(tested),
    auc: aucOf(tested),
    calibrationError: calibrationErrorOf(bins),
    bins
  }
}
