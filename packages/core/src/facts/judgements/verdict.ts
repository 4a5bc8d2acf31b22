/** What a person may say of a fact: it is right, or it is not. */
export const verdicts = ['confirmed', 'dismissed'] as const

export type Verdict = (typeof verdicts)[number]
