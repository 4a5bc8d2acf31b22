import type { Fields } from '../json-fields.js'
import type { EnteredStage } from './deal-stages.js'
import { dateIn, firstOf, isYes, numberIn, valuesOf } from './values.js'

/** The attributes that tell of a deal's contract, by the slugs that workspaces give them: Attio itself has none. */
const attributes = {
  starts: ['contract_start_date', 'contract_start', 'start_date'],
  ends: ['contract_end_date', 'contract_end', 'end_date'],
  months: ['contract_term_months', 'contract_term', 'term_months'],
  renews: ['auto_renews', 'auto_renewal'],
  closed: ['close_date', 'closed_date', 'closed_at'],
  expected: ['expected_close_date']
} as const

export const contractSlugs: readonly string[] = Object.values(attributes).flat()

/**
 * What a deal says of its contract, which a term is made of once it is won. Without a date of its own a deal is closed when it enters the stage that ends
 * it.
 */
export function contractOf(deal: Fields | undefined, stage: EnteredStage | undefined): Record<string, string | number | boolean | null> {
  const isClosed = stage?.meaning === 'Won' || stage?.meaning === 'Lost'
  const entered = isClosed && stage.enteredAt !== undefined ? new Date(stage.enteredAt).toISOString() : undefined
  const expected = isClosed ? undefined : firstOf(deal, attributes.expected, dateIn)
  const starts = firstOf(deal, attributes.starts, dateIn)
  const ends = firstOf(deal, attributes.ends, dateIn)
  const months = firstOf(deal, attributes.months, numberIn)
  const renews = attributes.renews.some((slug) => valuesOf(deal, slug).some(isYes))
  return {
    closeDate: firstOf(deal, attributes.closed, dateIn) ?? entered ?? expected ?? null,
    ...(starts !== undefined && { contractStartDate: starts }),
    ...(ends !== undefined && { contractEndDate: ends }),
    ...(months !== undefined && { contractTermMonths: months }),
    ...(renews && { autoRenews: true })
  }
}
