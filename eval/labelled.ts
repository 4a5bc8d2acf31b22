import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readLines } from './json-lines.js'

/** A text with its labels: facts of `types` must be found, those of `alsoRight` may be, any other is wrong. */
export interface Labelled {
  text: string
  /** Who wrote it, and where: `email`, `call`, `note of an own colleague in the CRM` and the like. */
  channel: string
  language: string
  types: readonly string[]
  alsoRight: readonly string[]
  tags?: readonly string[]
  /** Of calls: the speakers who are own colleagues. */
  ourSpeakers?: readonly string[]
}

/** A customer with all conversations, and what somebody who works with customers would want to be told of. */
export interface LabelledAccount {
  id: string
  name: string
  domain: string
  mood: 'leaving' | 'calm' | 'growing' | 'other'
  worthAnItem: readonly string[]
  sources: readonly {
    type: 'EMAIL' | 'CALL' | 'TICKET' | 'CHAT' | 'NOTE'
    title: string
    occurredAt: string
    from: 'customer' | 'colleague'
    author: string
    text: string
    /** Of calls: the speakers who are own colleagues. */
    ourSpeakers?: readonly string[]
  }[]
}

/** The two parts of every set: rules may be written by looking at `tuning`, never at `held-back`. */
export const parts = ['tuning', 'held-back'] as const
export type SetPart = (typeof parts)[number]

/** The lines of a set, as they were labelled. `T` is what the set holds. */
export function readSet<T>(part: SetPart, name: string): T[] {
  return readLines<T>(join(import.meta.dirname, 'sets', part, `${name}.jsonl`))
}

/** The names of all sets of a part. */
export function setNames(part: SetPart): string[] {
  return readdirSync(join(import.meta.dirname, 'sets', part))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .sort()
}
