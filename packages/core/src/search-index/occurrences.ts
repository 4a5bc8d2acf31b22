import type { Steps } from '../values/index.js'
import type { Divided } from './passages.js'

/** How often a term stands in an artifact: in its heading, and in its passages by their numbers. */
export interface Occurrences {
  heading: number
  passages: readonly (readonly [passage: number, count: number])[]
}

const passagesPerStep = 50

/** The occurrences of every term of an artifact. */
export function* occurrencesIn({ heading, passages }: Divided): Steps<Map<string, Occurrences>> {
  const found = new Map<string, { heading: number; passages: [number, number][] }>()
  for (const [term, count] of heading) found.set(term, { heading: count, passages: [] })
  for (const [number, { terms }] of passages.entries()) {
    if (number % passagesPerStep === passagesPerStep - 1) yield
    for (const [term, count] of terms) {
      const before = found.get(term)
      if (before) before.passages.push([number, count])
      else found.set(term, { heading: 0, passages: [[number, count]] })
    }
  }
  return found
}

/** Occurrences as the index keeps them: `h1 0:2 3:1`. */
export function writeOccurrences({ heading, passages }: Occurrences): string {
  const parts = passages.map(([passage, count]) => `${passage}:${count}`)
  return (heading > 0 ? [`h${heading}`, ...parts] : parts).join(' ')
}

export function readOccurrences(text: string): Occurrences {
  let heading = 0
  const passages: [number, number][] = []
  for (const part of text.split(' ')) {
    if (part.startsWith('h')) {
      heading = Number(part.slice(1))
      continue
    }
    const colon = part.indexOf(':')
    passages.push([Number(part.slice(0, colon)), Number(part.slice(colon + 1))])
  }
  return { heading, passages }
}

/** How often it stands there in all. */
export function totalOf({ heading, passages }: Occurrences): number {
  return passages.reduce((sum, [, count]) => sum + count, heading)
}
