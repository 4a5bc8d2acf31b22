import { extractFacts } from '@rapport/core/src/extraction/extract-facts.js'
import type { Participant, SegmentText } from '@rapport/core/src/extraction/source-words.js'
import type { LabelledAccount, LabelledText } from './labelled.js'

const customer: Participant = { name: 'Customer', email: 'someone@customer.example', affiliation: 'external', role: 'from' }
const colleague: Participant = { name: 'Colleague', email: 'someone@us.example', affiliation: 'internal', role: 'from' }
const turn = /^([\p{L}.' -]{1,30}(?: \([^)\n]{1,40}\))?): /u

/** The facts that are read in a labelled text, as a host would put it: mails as messages, calls and chats by turns. */
export function factsOf({ text, channel = 'email' }: LabelledText) {
  const isOurs = /own colleague/.test(channel)
  const participants = [isOurs ? colleague : customer]
  if (/^(?:call|chat)/.test(channel) && turn.test(text))
    return extractFacts({ segments: turns(text), participants: named(text), customerNames: [] })
  return extractFacts({ segments: [segment(text)], participants, customerNames: [], isOneMessage: /^email/.test(channel) })
}

/** The facts that are read in a source of an account. */
export function factsOfSource(source: LabelledAccount['sources'][number], customerNames: readonly string[]) {
  const isOurs = source.from === 'colleague'
  const author: Participant = { ...(isOurs ? colleague : customer), name: source.author ?? null }
  const ours = (source.ourSpeakers ?? []).map((name): Participant => ({ ...colleague, name, email: null, role: null }))
  const segments = /^(?:CALL|MEETING)$/.test(source.type) ? turns(source.text) : [segment(source.text)]
  return extractFacts({ segments, participants: [author, ...ours], customerNames, isOneMessage: source.type === 'EMAIL' })
}

function segment(text: string, position = 0, speaker: string | null = null): SegmentText {
  return { position, text, speaker, at: null }
}

/** The turns of a conversation, each with its speaker. */
function turns(text: string): SegmentText[] {
  return text.split('\n').map((line, position) => {
    const label = turn.exec(line)?.[1]
    return segment(label === undefined ? line : line.slice(label.length + 2), position, label ?? null)
  })
}

/** Who speaks in a conversation: those whom it names as ours, and the others. */
function named(text: string): Participant[] {
  const labels = new Set(text.split('\n').flatMap((line) => turn.exec(line)?.[1] ?? []))
  return [...labels].map((name) => {
    const isOurs = /^(?:us|rep|vendor|support|agent|csm|me)$/i.test(name) || /\((?:vendor|rep|us|support|csm)\)/i.test(name)
    return { name, email: null, affiliation: isOurs ? 'internal' : 'external', role: null }
  })
}
