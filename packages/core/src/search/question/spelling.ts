import type { OrganizationStore } from '../../storage/index.js'
import { readCounts, termsWithPrefix } from '../ranking/read-counts.js'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const minLength = 4
const maxLength = 20
const minLengthOfTwo = 7
const samePrefix = 2
/** So many words of a question are corrected at most: each costs a look at hundreds of words. */
const maxWords = 4

/** The words of the index that misspelt terms stand for, by the term: those one edit away, else those two edits away, what stands there most often first. */
export async function correctTerms(
  store: OrganizationStore,
  unknown: readonly string[],
  isWord: (term: string) => boolean
): Promise<Map<string, string>> {
  const corrected = new Map<string, string>()
  for (const term of unknown.filter(mayBeMisspelt).slice(0, maxWords)) {
    const near = editsOf(term)
    const best = (await mostFrequent(store, near)) ?? near.find(isWord) ?? (await farther(store, term))
    if (best !== undefined) corrected.set(term, best)
  }
  return corrected
}

function mayBeMisspelt(term: string): boolean {
  return term.length >= minLength && term.length <= maxLength && /^[a-z]+$/.test(term)
}

async function mostFrequent(store: OrganizationStore, terms: readonly string[]): Promise<string | undefined> {
  const { documents } = await readCounts(store, terms)
  const [best] = [...documents].filter(([, count]) => count > 0).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return best?.[0]
}

/** Two edits away, for long words: only what begins alike, or too many would have to be read. */
async function farther(store: OrganizationStore, term: string): Promise<string | undefined> {
  if (term.length < minLengthOfTwo) return undefined
  const alike = await termsWithPrefix(store, term.slice(0, samePrefix))
  const near = alike.filter(([other]) => Math.abs(other.length - term.length) <= 2 && distance(term, other) === 2)
  const [best] = near.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return best?.[0]
}

/** How many letters have to come, go, change or trade places with their neighbours to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** All that one letter more, less, other, or two swapped ones make of a word. */
function editsOf(term: string): string[] {
  const edits = new Set([...deletionsOf(term), ...swapsOf(term)])
  for (let place = 0; place <= term.length; place++) {
    for (const letter of letters) {
      edits.add(term.slice(0, place) + letter + term.slice(place))
      if (place < term.length) edits.add(term.slice(0, place) + letter + term.slice(place + 1))
    }
  }
  edits.delete(term)
  return [...edits]
}

function deletionsOf(term: string): string[] {
  return [...term].map((_, place) => term.slice(0, place) + term.slice(place + 1))
}

function swapsOf(term: string): string[] {
  return [...term].slice(1).map((letter, place) => term.slice(0, place) + letter + term.charAt(place) + term.slice(place + 2))
}
