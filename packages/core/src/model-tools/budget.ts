/** How long an answer may be, in tokens of a model. */
export const answerTokens = { least: 1_000, usual: 8_000, most: 50_000 }

const bytesOfToken = 3

/** The most bytes of an answer that has so many tokens at most. */
export const bytesOf = (tokens: number): number => tokens * bytesOfToken

/** Whether an answer may be so long. */
export function isAnswerLength(tokens: unknown): tokens is number {
  return Number.isInteger(tokens) && Number(tokens) >= answerTokens.least && Number(tokens) <= answerTokens.most
}
