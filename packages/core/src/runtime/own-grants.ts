/**
 * The operations that show customers to a key without `customer_intelligence:read`, because their own grant exists to show them: reviewers see whom a merge
 * is about, and SQL reads every table (design.md, section 6).
 */
const showsCustomersByItself = [
  'listMergeSuggestions',
  'getMergeSuggestion',
  'mergeSuggestion',
  'rejectSuggestion',
  'listMerges',
  'undoMerge'
] as const

export type ShowsCustomersByItself = (typeof showsCustomersByItself)[number]
