import type { Workspace } from '@rapport/core'
import { SeededRandom } from '../load/seeded-random.js'

/** How much there is to search. */
export interface Volume {
  sources: number
  segmentsEach: number
  wordsEach: number
  customers: number
}

type Source = Parameters<Workspace['sources']['put']>[0][number]

const kinds = ['EMAIL', 'CALL', 'SUPPORT_TICKET'] as const
const syllables = [
  'ba',
  'cor',
  'dem',
  'fil',
  'gran',
  'hol',
  'ist',
  'jur',
  'kel',
  'lom',
  'mar',
  'nor',
  'pel',
  'qua',
  'ris',
  'sol',
  'tam',
  'ven',
  'wil',
  'zen'
]
const day = 86_400_000
const start = Date.UTC(2026, 0, 1)
const vocabulary = 50_000
/** Every other word is one that the analyzer drops, as in real texts. */
export const fillers = [
  'the',
  'and',
  'to',
  'of',
  'we',
  'that',
  'is',
  'in',
  'you',
  'for',
  'it',
  'with',
  'on',
  'this',
  'have',
  'our',
  'they',
  'was'
] as const

export const customerOf = (number: number): string => `account-${number}`

/** Sources of words that are as frequent as words are (Zipf): the tenth is a tenth as frequent as the first. */
export function* sourcesOf({ sources, segmentsEach, wordsEach, customers }: Volume): Generator<Source> {
  for (let number = 0; number < sources; number++) {
    const random = new SeededRandom(7, number)
    const text = (words: number) => `${Array.from({ length: words }, () => wordIn(random)).join(' ')}.`
    yield {
      sourceType: random.pick(kinds),
      externalId: `source-${number}`,
      occurredAt: start + random.below(365) * day,
      title: text(6),
      customer: { customerId: customerOf(number % customers) },
      segments: Array.from({ length: segmentsEach }, () => ({ text: text(wordsEach) }))
    }
  }
}

/** Questions of four to nine words, of which two are rare. */
export function questionsOf(count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const random = new SeededRandom(11, number)
    const frequent = Array.from({ length: 2 + random.below(6) }, () => topicWord(random))
    const rare = Array.from({ length: 2 }, () => word(500 + random.below(5_000)))
    return [...frequent, ...rare].join(' ')
  })
}

function wordIn(random: SeededRandom): string {
  return random.chance(0.5) ? random.pick(fillers) : topicWord(random)
}

function topicWord(random: SeededRandom): string {
  const share = random.bits() / 2 ** 32
  return word(Math.floor(vocabulary ** share) - 1)
}

/** The word of this rank. */
export function word(rank: number): string {
  let text = ''
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) text += syllables[rest % syllables.length]
  return text
}
