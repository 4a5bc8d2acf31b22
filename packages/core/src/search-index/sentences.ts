/** A sentence with the spaces after it, and where it begins in its text. */
export interface Sentence {
  text: string
  start: number
}

/** Texts without a full stop, such as logs, are cut at a space after so many characters. */
const maxSentenceLength = 600
/** The segmenter takes for every sentence as long as the text is that it was given: it gets a text in windows. */
const maxWindowLength = 4_000
/** What follows an abbreviation tells whether it ends its sentence: so near the end of a window nothing is certain. */
const uncertain = 1_000

let segmenter: Intl.Segmenter | undefined

/** The sentences of a text, in order; together they are the text. */
export function* sentencesOf(text: string): Generator<Sentence> {
  let start = 0
  for (const end of sentenceEnds(text)) {
    while (end - start > maxSentenceLength) {
      const cut = cutBefore(text, start, start + maxSentenceLength)
      yield { text: text.slice(start, cut), start }
      start = cut
    }
    if (end > start) yield { text: text.slice(start, end), start }
    start = end
  }
}

/** Where sentences end. Of one that is longer than a window also where it may be cut. */
function* sentenceEnds(text: string): Generator<number> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  let from = 0
  while (from < text.length) {
    const window = text.slice(from, from + maxWindowLength)
    const isLast = from + window.length === text.length
    const certain = isLast ? window.length : window.length - uncertain
    let next = 0
    for (const { segment, index } of segmenter.segment(window)) {
      const end = index + segment.length
      if (end > certain) break
      yield from + end
      next = end
    }
    if (next === 0) {
      next = cutBefore(window, 0, maxSentenceLength)
      yield from + next
    }
    from += next
  }
}

/** Where to cut at the latest: after a space if there is one, and never within a character. */
function cutBefore(text: string, start: number, latest: number): number {
  const space = text.slice(start, latest).lastIndexOf(' ')
  if (space > 0) return start + space + 1
  const isWithin = /[\udc00-\udfff]/.test(text.charAt(latest))
  return isWithin ? latest - 1 : latest
}
