import { extractFacts } from '@rapport/core/src/extraction/extract-facts.js'
import type { Labelled } from './held-back.js'

/** How well the extractor reads a set of sentences. */
export interface Scores {
  sentences: number
  /** The share of facts found that are there. */
  precision: number
  /** The share of facts there that were found. */
  recall: number
}

/** Reads each sentence by itself, and compares the types of facts found with those that people found. */
export function scoresOn(labelled: readonly Labelled[]): Scores {
  const read = labelled.flatMap(({ types, sentences }) =>
    sentences.map((text) => {
      const found = extractFacts({ segments: [{ position: 0, text, speaker: null, at: null }], participants: [], customerNames: [] })
      return { types, found: [...new Set(found.map(({ factType }): string => factType))] }
    })
  )
  const right = read.flatMap(({ types, found }) => found.map((type) => types.includes(type)))
  const reached = read.flatMap(({ types, found }) => types.map((type) => found.includes(type)))
  return { sentences: read.length, precision: shareOf(right), recall: shareOf(reached) }
}

function shareOf(all: readonly boolean[]): number {
  return all.filter(Boolean).length / all.length
}
