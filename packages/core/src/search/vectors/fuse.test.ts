import { describe, expect, test } from 'vitest'
import type { NearPassage } from '../../storage/search.js'
import type { Ranked } from '../ranking/rank.js'
import { fuse } from './fuse.js'

const ids = Array.from({ length: 60 }, (_, number) => `a${String(number).padStart(2, '0')}`)

function documentOf(artifact_id: string): Ranked['document'] {
  const about = { artifact_type: 'source', customer_id: null, occurred_at: null, source_types: {} }
  return { artifact_id, ...about, heading_length: 0, length: 1, passage_lengths: '1' }
}

const documents = new Map(ids.map((id) => [id, documentOf(id)]))

/** What the words found: these, in this order. */
function byWords(...found: string[]): Ranked[] {
  return found.map((id, place) => ({ document: documentOf(id), score: 100 - place, passages: [{ passage: 0, score: 1, isFound: true }] }))
}

/** What the vectors found: these first, then all others. */
function byVectors(...found: string[]): { passages: NearPassage[]; total: number } {
  const order = [...found, ...ids.filter((id) => !found.includes(id))]
  return { passages: order.map((artifactId, place) => ({ artifactId, passage: 0, similarity: 1 - place / 100 })), total: order.length }
}

const fused = (words: Ranked[], vectors: ReturnType<typeof byVectors>) =>
  fuse(words, vectors, documents).map(({ document }) => document.artifact_id)

describe('fusion of words and vectors', () => {
  test('lets vectors that agree with the words bring in what the words missed', () => {
    const words = ids.slice(0, 8)
    const order = fused(byWords(...words), byVectors('a50', ...words))
    expect(order.indexOf('a50')).toBeGreaterThan(0)
    expect(order.indexOf('a50')).toBeLessThan(order.indexOf('a08'))
  })

  test('keeps the words’ order where the vectors put their finds anywhere', () => {
    const words = ['a07', 'a33', 'a12', 'a48', 'a21', 'a55', 'a02', 'a39']
    expect(fused(byWords(...words), byVectors()).slice(0, 8)).toEqual(words)
  })

  test('puts what the vectors found behind the words’ finds, where these are too few to tell', () => {
    expect(fused(byWords('a40', 'a41'), byVectors('a10', 'a11')).slice(0, 4)).toEqual(['a40', 'a41', 'a10', 'a11'])
    expect(fused([], byVectors('a10', 'a11')).slice(0, 2)).toEqual(['a10', 'a11'])
  })

  test('counts passages that are too far to be told of as far', () => {
    const words = ids.slice(0, 8)
    const { passages } = byVectors('a50', ...words)
    const cut = { passages: passages.slice(20), total: 1_000 }
    expect(fused(byWords(...words), cut).slice(0, 8)).toEqual(words)
  })

  test('has finite scores that never rise', () => {
    const scores = fuse(byWords(...ids.slice(5, 40)), byVectors(...ids.slice(5, 20)), documents).map(({ score }) => score)
    expect(scores.every(Number.isFinite)).toBe(true)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})
