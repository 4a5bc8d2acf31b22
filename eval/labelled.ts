import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledText } from '../packages/server-node/src/evaluation/labelled-text.js'
import { readLines } from './json-lines.js'

/** A text of the sets, with its labels. */
export interface Labelled extends LabelledText {
  language: string
  tags?: readonly string[]
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
