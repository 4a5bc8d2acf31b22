/**
 * A sentence without its numbers, and without what follows from them: `for 1 day` and `for 12 days` are the same. Two sentences that are equal by this say the
 * same thing of another amount or day.
 */
export function withoutNumbers(text: string): string {
  return text.replace(/\p{N}[\p{N}.,:-]*(?:( )(\p{L}+?)s?(?!\p{L}))?/gu, '#$1$2')
}
