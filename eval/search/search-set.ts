import { join } from 'node:path'
import { readLines } from '../json-lines.js'
import type { SetPart } from '../labelled.js'

/** A mail, call, ticket, chat or note of a made-up customer. */
export interface CorpusText {
  id: string
  customer: string
  customerId: string
  type: 'EMAIL' | 'CALL' | 'TICKET' | 'CHAT' | 'NOTE'
  title: string
  occurredAt: string
  from: 'customer' | 'colleague'
  author: string
  participants: string[]
  text: string
}

/** A question whose answers are texts, with a grade for each. */
export interface Question {
  id: string
  question: string
  relevant: Record<string, number>
}

/** A question whose answer is a list of customers. */
export interface CustomerQuestion {
  id: string
  question: string
  now: string
  customers: string[]
  kind: string
}

/** A question that one turn of one conversation answers. */
export interface TurnQuestion {
  id: string
  question: string
  source: string
  quote: string
}

/** A question that one conversation answers. */
export interface SessionQuestion {
  id: string
  question: string
  source: string
}

/** The questions of one part of a set. */
export interface SearchSet {
  questions: Question[]
  customerQuestions: CustomerQuestion[]
  turns: TurnQuestion[]
  sessions: SessionQuestion[]
}

const folder = join(import.meta.dirname, '../sets/search')

/** The texts that both parts ask about. */
export function readCorpus(): CorpusText[] {
  return readLines<CorpusText>(join(folder, 'corpus.jsonl'))
}

/** The questions of one part. */
export function readQuestions(part: SetPart): SearchSet {
  return {
    questions: readLines<Question>(join(folder, part, 'questions.jsonl')),
    customerQuestions: readLines<CustomerQuestion>(join(folder, part, 'customer-questions.jsonl')),
    turns: readLines<TurnQuestion>(join(folder, part, 'turns.jsonl')),
    sessions: readLines<SessionQuestion>(join(folder, part, 'sessions.jsonl'))
  }
}
