const minLength = 6
/** From here on another letter in the place of one is a mistake; shorter words are often others: "rewired" is not "retired". */
const minLengthToReplace = 9

/** Finds the word of a lexicon that somebody meant who got one letter wrong, left one out, doubled one or swapped two. */
export class Spelling {
  private readonly byGap = new Map<string, string>()

  /** `words` are those that a mistake is led back to, `real` those that are right as they are although they look like one of them. */
  constructor(
    private readonly words: ReadonlySet<string>,
    private readonly real: ReadonlySet<string>
  ) {
    for (const word of words) {
      if (word.length < minLength) continue
      this.byGap.set(word, word)
      for (const gap of gaps(word)) if (!this.byGap.has(gap)) this.byGap.set(gap, word)
    }
  }

  /** The word that is meant; undefined where it is known, short, or like none. The first letter is nearly always right. */
  meant(written: string): string | undefined {
    if (written.length < minLength || this.words.has(written) || this.real.has(written) || !/^[a-z]+$/.test(written)) return undefined
    for (const gap of [written, ...gaps(written)]) {
      const word = this.byGap.get(gap)
      if (word !== undefined && word[0] === written[0] && Math.abs(word.length - written.length) <= 1 && isNear(word, written)) return word
    }
    return undefined
  }
}

/** The word with one letter left out, each in turn; never the first. */
function gaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))
}

/** One letter more, less, wrong, or two neighbours swapped. An ending is no mistake: "product" is not "products" misspelt. */
function isNear(word: string, written: string): boolean {
  let start = 0
  while (start < word.length && word[start] === written[start]) start++
  const a = word.slice(start)
  const b = written.slice(start)
  if (start >= Math.min(word.length, written.length) - 1 && word.length !== written.length) return false
  const isOther = a.slice(1) === b.slice(1) && word.length >= minLengthToReplace
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return isOther || isSwapped || a.slice(1) === b || a === b.slice(1)
}
