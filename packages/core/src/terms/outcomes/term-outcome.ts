import { Type } from 'typebox'

/** How a term ended. */
export const outcomes = ['renewed', 'expanded', 'contracted', 'churned'] as const

export type Outcome = (typeof outcomes)[number]

export const outcomeShape = Type.Enum([...outcomes], {
  description: 'How it ended: renewed with an equal value, expanded (a higher one), contracted (a lower one), or churned.'
})

/** What tells of a term. */
export const origins = ['CONTRACT', 'SUBSCRIPTION', 'DEAL'] as const

export type Origin = (typeof origins)[number]
