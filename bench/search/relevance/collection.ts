import type { Workspace } from '@rapport/core'
import { SeededRandom } from '../../load/seeded-random.js'
import { smallTalk, type Topic, topics } from './topics.js'

export type Source = Parameters<Workspace['sources']['put']>[0][number]

/** A question with the external ids of the sources that answer it, and how well: 2 when they are about it, 1 when it comes up. */
export interface Question {
  text: string
  answers: ReadonlyMap<string, number>
}

export interface Collection {
  sources: readonly Source[]
  questions: readonly Question[]
}

const occurredAt = Date.UTC(2026, 0, 1)
const speakers = ['Ann', 'Ben', 'Chloe'] as const

/**
 * Calls, emails and tickets about the topics: each passage is said in one email or ticket of its own, and comes up in one long call, between small talk and
 * three other topics.
 */
export function collection(seed: number): Collection {
  const random = new SeededRandom(17, seed)
  const mentions = topics.flatMap((topic) => topic.passages.map((passage) => ({ topic, passage })))
  const answers = new Map(topics.map((topic) => [topic, new Map<string, number>()]))
  const short = mentions.map(({ topic, passage }, number) => {
    answers.get(topic)?.set(`short-${number}`, 2)
    return shortSource(`short-${number}`, passage, random)
  })
  const calls = inFours(shuffled(mentions, random)).map((own, number) => {
    for (const { topic } of own) answers.get(topic)?.set(`call-${number}`, 1)
    return callSource(`call-${number}`, own, random)
  })
  const questions = topics.flatMap((topic) => topic.questions.map((text) => ({ text, answers: answers.get(topic) ?? new Map() })))
  return { sources: [...short, ...calls], questions }
}

/** Long calls alone: whoever asks looks for the ones in which it was spoken about. */
export function transcripts(seed: number): Collection {
  const { sources, questions } = collection(seed)
  const calls = sources.filter(({ sourceType }) => sourceType === 'CALL')
  const kept = new Set(calls.map(({ externalId }) => externalId))
  return {
    sources: calls,
    questions: questions.map(({ text, answers }) => ({ text, answers: new Map([...answers].filter(([id]) => kept.has(id))) }))
  }
}

function shortSource(externalId: string, passage: string, random: SeededRandom): Source {
  const sourceType = random.chance(0.5) ? 'EMAIL' : 'SUPPORT_TICKET'
  const text = sourceType === 'EMAIL' ? `Hi ${random.pick(speakers)},\n\n${passage}\n\n${random.pick(smallTalk)}\n\nBest regards` : passage
  return { sourceType, externalId, occurredAt, title: sourceType === 'EMAIL' ? 'Re: our call' : 'New ticket', segments: [{ text }] }
}

function callSource(externalId: string, mentions: readonly { topic: Topic; passage: string }[], random: SeededRandom): Source {
  const turns = Array.from({ length: 60 + random.below(120) }, () => random.pick(smallTalk))
  for (const { passage } of mentions) turns.splice(random.below(turns.length), 0, passage)
  return {
    sourceType: 'CALL',
    externalId,
    occurredAt,
    title: `Weekly call ${externalId}`,
    segments: turns.map((text) => ({ text, speaker: random.pick(speakers) }))
  }
}

function inFours<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / 4) }, (_, number) => items.slice(4 * number, 4 * number + 4))
}

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  return items
    .map((item) => ({ item, place: random.bits() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
