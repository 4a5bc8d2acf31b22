import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

export function readCorpus(folder: string): CorpusText[] {
  return readLines<CorpusText>(join(folder, 'corpus.jsonl'))
}

export function readSet(folder: string): SearchSet {
  return {
    questions: readLines<Question>(join(folder, 'questions.jsonl')),
    customerQuestions: readLines<CustomerQuestion>(join(folder, 'customer-questions.jsonl')),
    turns: readLines<TurnQuestion>(join(folder, 'turns.jsonl')),
    sessions: readLines<SessionQuestion>(join(folder, 'sessions.jsonl'))
  }
}

/** The lines of a file of JSON lines; none where there is no such file. */
export function readLines<T>(file: string): T[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as T)
}
