/** Words that most sentences have: to look for them tells little. */
const common = new Set(
  'the and you our for that this with are was were has have had not will would can could they there been being all any new more its his her what who when from your out but get got just also now about some one two very'.split(
    ' '
  )
)
const common2 = new Set([
  'is',
  'we',
  'it',
  'to',
  'in',
  'on',
  'of',
  'at',
  'by',
  'be',
  'an',
  'as',
  'or',
  'so',
  'if',
  'up',
  'no',
  'do',
  'my',
  'me',
  'us',
  'he'
])

/**
 * Pieces of words one of which stands in every text that a pattern matches; undefined where the pattern does not tell. Looking for them first is much
 * cheaper than trying the pattern. Reads the source of a `phrase`.
 *
 * @example requiredWords('(?:cancel|terminat)(?:e|ing)? our (?:\\w+ )?plan') // ['cancel', 'terminat'] or ['plan']
 */
export function requiredWords(source: string): readonly string[] | undefined {
  return new Reader(source).alternatives()
}

class Reader {
  private at = 0

  constructor(private readonly source: string) {}

  /** Up to the end of the group: the words of all alternatives, when each has some. */
  alternatives(): string[] | undefined {
    const branches = [this.sequence()]
    while (this.source[this.at] === '|') {
      this.at += 1
      branches.push(this.sequence())
    }
    return branches.every((branch) => branch !== undefined) ? branches.flat() : undefined
  }

  /** One alternative: the best words that any of its parts requires. */
  private sequence(): string[] | undefined {
    let best: string[] | undefined
    let run = ''
    const offer = (words: string[] | undefined) => {
      if (words && (!best || cost(words) < cost(best))) best = words
    }
    const endRun = () => {
      if (run.length > 1) offer([run])
      run = ''
    }
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const character = this.source[this.at] ?? ''
      if (/[a-z0-9']/.test(character)) {
        this.at += 1
        if (this.isOptional()) endRun()
        else run += character
      } else {
        endRun()
        const words = this.part()
        offer(this.isOptional() ? undefined : words)
      }
    }
    endRun()
    return best
  }

  /** A group, a class, an escape or a single character. */
  private part(): string[] | undefined {
    const rest = this.source.slice(this.at)
    const group = /^\((?:\?(?::|<?[=!]|<[a-z]+>))?/i.exec(rest)?.[0]
    if (group) {
      this.at += group.length
      const words = this.alternatives()
      this.at += 1
      return /[=!]/.test(group) ? undefined : words
    }
    this.at += (/^(?:\[(?:\\.|[^\]\\])*\]|\\u[0-9a-f]{4}|\\.|.)/s.exec(rest)?.[0] ?? '.').length
    return undefined
  }

  /** Reads the quantifier that follows: whether what it belongs to may be missing. */
  private isOptional(): boolean {
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.at, this.at + 12))?.[0] ?? ''
    this.at += quantifier.length
    return /^(?:[?*]|\{0)/.test(quantifier)
  }
}

function cost(words: readonly string[]): number {
  return words.reduce(
    (sum, word) => sum + (common.has(word) || common2.has(word) ? 50 : word.length < 3 ? 30 : word.length === 3 ? 4 : 1),
    0
  )
}
