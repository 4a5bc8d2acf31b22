const speakers = /^(?:i|me|myself|we|us)$/iu
const others = /^(?:he|she|him|her|they|them|it|who)$/iu

/**
 * What a detection is about, in a form that does not depend on case and punctuation: the subject that its pattern named; the speaker where that is "I";
 * the whole assertion where nothing better is known.
 */
export function subjectKey(subject: string | null, speaker: string | null, assertion: string): string {
  const named = subject !== null && speakers.test(subject) ? speaker : subject
  return fold(named === null || others.test(named) ? assertion : named)
}

function fold(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.$€£%+]+/gu, ' ')
  return words
    .replace(/[. ]+$/u, '')
    .trim()
    .slice(0, 256)
}
