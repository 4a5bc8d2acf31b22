/**
 * The operations that show customers to a key without `customer_intelligence:read`, because their own grant exists to show them: reviewers see whom a merge
 * is about, SQL reads every table, and a preview names those whom an activation event would have activated (design.md, section 6).
 */
const showsCustomersByItself = [
  'listMergeSuggestions',
  'getMergeSuggestion',
  'mergeSuggestion',
  'rejectSuggestion',
  'listMerges',
  'undoMerge',
  'previewMerge',
  'mergeByHand',
  'svc_query',
  'runQuery',
  'tryQuery',
  'svc_preview_customer_activation'
] as const

export type ShowsCustomersByItself = (typeof showsCustomersByItself)[number]
