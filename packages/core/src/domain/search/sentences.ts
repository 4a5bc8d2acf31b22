/** A sentence with the spaces after it, and where it begins in its text. */
export interface Sentence {
  text: string
  start: number
}

/** Texts without a full stop, such as logs, are cut at a space after so many characters. */
const longestSentence = 600

let segmenter: Intl.Segmenter | undefined

/** The sentences of a text, in order; together they are the text. */
export function* sentencesOf(text: string): Generator<Sentence> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  for (const { segment, index } of segmenter.segment(text)) {
    let start = 0
    while (segment.length - start > longestSentence) {
      const end = cutBefore(segment, start, start + longestSentence)
      yield { text: segment.slice(start, end), start: index + start }
      start = end
    }
    yield { text: segment.slice(start), start: index + start }
  }
}

/** Where to cut at the latest: after a space if there is one, and never within a character. */
function cutBefore(text: string, start: number, latest: number): number {
  const space = text.lastIndexOf(' ', latest - 1)
  if (space > start) return space + 1
  const isWithin = /[\udc00-\udfff]/.test(text.charAt(latest))
  return isWithin ? latest - 1 : latest
}
