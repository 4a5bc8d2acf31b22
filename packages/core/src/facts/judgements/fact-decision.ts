/** What a person may say of a fact: it is right, or it is not. */
export const factDecisions = ['confirmed', 'dismissed'] as const

export type FactDecision = (typeof factDecisions)[number]
