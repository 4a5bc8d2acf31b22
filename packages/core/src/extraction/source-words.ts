import type { CutText } from '../sources/index.js'
import type { OwnWords } from './own-words.js'

/** What an extractor reads: a source's words, and who is who in it. */
export interface SourceWords {
  segments: readonly SegmentText[]
  /** The segments are the paragraphs of one message: a quotation or signature that begins in one goes on in the next. */
  isOneMessage?: boolean
  /** A record that our own people keep of the customer: what stands there is a report, and no word of ours to them. */
  isReport?: boolean
  participants: readonly Participant[]
  /** What the customer is called: its name, the name without its legal form, the first label of its domain, its code names. */
  customerNames: readonly string[]
  /** The names that the workspace has set. */
  ownWords?: OwnWords
}

/** A piece of a source. */
export interface SegmentText {
  position: number
  text: string
  /** The stretches of the text that its author wrote; without them it is all of it. */
  own?: CutText['own']
  speaker: string | null
  /** Epoch milliseconds. */
  at: number | null
}

/** Somebody who took part in a source. */
export interface Participant {
  name: string | null
  email: string | null
  /** `internal` are the workspace's own people. */
  affiliation: string | null
  /** `from`, `to`, `host` and the like. */
  role: string | null
}
