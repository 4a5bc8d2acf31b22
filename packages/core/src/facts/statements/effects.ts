/** What a statement does to a fact: it opens it, or confirms, weakens or ends what was opened before. A withdrawal ends it. */
export const factEffects = ['opens', 'confirms', 'weakens', 'ends'] as const

export type FactEffect = (typeof factEffects)[number]

/** How a statement stands towards us. */
export const polarities = ['for', 'against', 'neutral'] as const

export type Polarity = (typeof polarities)[number]
