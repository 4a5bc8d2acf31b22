/** What a piece of a sentence is; `mark` is punctuation. */
export type TokenKind = 'word' | 'number' | 'money' | 'mark'

/** A piece of a sentence, from `start` to `end` of it. */
export interface Token {
  kind: TokenKind
  /** In lower case, as a language writes it out: "can't" is two tokens, "can" and "not". */
  word: string
  start: number
  end: number
  /** Written with a capital first letter. */
  isCapital: boolean
}

const currency = '(?:[$€£¥₹]|(?:usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|jpy|inr|sgd|brl|zar)(?![a-z]))'
const digits = String.raw`\d+(?:[.,' \u00a0]\d{3})*(?:[.,]\d{1,2})?`
const scale = '(?:k|m|mm|mn|mio|bn|thousand|grand|million|billion)(?![\\p{L}\\d])'
const coin = '(?:us dollars?|dollars?|bucks|euros?|pounds?|quid|francs?|rupees?|yen|crowns?|kron(?:er|or)|zloty)(?![\\p{L}])'
const money = `${currency} ?${digits}(?: ?${scale})?|${digits} ?(?:${scale} ?)?(?:${currency}|${coin})|${digits} ?(?:k|grand|million|billion|mio)(?![\\p{L}\\d])`
const address = String.raw`https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`
const shorthand = String.raw`w\/o|w\/|b\/c|h\/c|y\/y|n\/a`
const pattern = new RegExp(
  `(?<address>${address})|(?<money>${money})|(?<number>\\d+(?:[.,:]\\d+)*%?)|(?<word>${shorthand}|[\\p{L}\\p{M}]+(?:'[\\p{L}]+)*)|(?<mark>[^\\s\\p{L}\\p{N}])`,
  'giu'
)

/** How a language writes out what people contract: "can't" is "can not", "w/" is "with". An empty string drops the word. */
export type WrittenOut = ReadonlyMap<string, string>

/** The pieces of a sentence. */
export function tokensOf(sentence: string, writtenOut: WrittenOut): Token[] {
  const straight = sentence.replace(/[‘’ʼ`´]/gu, "'").replace(/[“”„«»]/gu, '"')
  const tokens: Token[] = []
  for (const match of straight.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const { word, number, mark } = match.groups ?? {}
    if (word !== undefined) tokens.push(...wordTokens(word, start, writtenOut))
    else if (number !== undefined) tokens.push({ kind: 'number', word: number, start, end, isCapital: false })
    else if (mark !== undefined) tokens.push({ kind: 'mark', word: mark, start, end, isCapital: false })
    else if (match.groups?.money !== undefined) tokens.push({ kind: 'money', word: match[0].toLowerCase(), start, end, isCapital: false })
    else tokens.push({ kind: 'word', word: match[0].toLowerCase(), start, end, isCapital: false })
  }
  return tokens
}

function wordTokens(written: string, start: number, writtenOut: WrittenOut): Token[] {
  const end = start + written.length
  const lower = written.toLowerCase()
  const isCapital = /^\p{Lu}/u.test(written)
  const split = /^(.+)'(s|d|ll|re|ve|m|t)$/u.exec(lower)
  const whole = writtenOut.get(lower) ?? (split ? contracted(split[1] ?? '', split[2] ?? '', writtenOut) : lower)
  const words = whole.split(' ').filter((word) => word !== '')
  return words.map((word, index) => ({ kind: 'word', word, start, end, isCapital: isCapital && index === 0 && lower !== 'i' }))
}

/** "we'll" by what the language makes of "'ll"; "don't" ends in "n't", whose n is the verb's no more. */
function contracted(stem: string, ending: string, writtenOut: WrittenOut): string {
  if (ending === 't') return stem.endsWith('n') ? `${stem.slice(0, -1)} not` : `${stem}t`
  return `${stem} ${writtenOut.get(`'${ending}`) ?? ''}`
}
