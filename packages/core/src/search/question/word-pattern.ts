/** What a list of words and phrases finds in a text in lower case: whole words, with any ending where an asterisk stands. */
export function patternOf(phrases: readonly string[]): RegExp {
  const each = phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => escapeWord(word).replace('\\*', "[\\p{L}\\p{N}'’-]{0,24}"))
      .join("[\\s,'’-]{1,3}")
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

function escapeWord(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
