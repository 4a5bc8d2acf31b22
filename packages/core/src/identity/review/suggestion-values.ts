export const entities = ['user', 'customer'] as const
export const suggestionStatuses = ['suggested', 'merged', 'rejected'] as const
export const confidences = ['HIGH', 'MEDIUM', 'LOW'] as const

export type Entity = (typeof entities)[number]
export type SuggestionStatus = (typeof suggestionStatuses)[number]
/** How sure it is that two are one. */
export type Confidence = (typeof confidences)[number]
