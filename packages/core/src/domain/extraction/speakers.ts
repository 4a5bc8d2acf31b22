import type { Participant, SegmentText } from './source-words.js'

const authorRoles = new Set(['from', 'sender', 'author', 'organizer', 'host', 'requester'])
const label = /^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s*)?(\p{Lu}[\p{L}\p{N} .'&()-]{0,40}):\s/u

/** A line of its own above what is said: "Ana Silva  0:12". */
const timed = /^\s*(\p{Lu}[\p{L} .'&()-]{0,40}?)\s*:?\s*[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?$/u

/** The name that a line of a dialogue begins with; undefined when the line is none. */
export function labelOf(sentence: string): string | undefined {
  return (label.exec(sentence) ?? timed.exec(sentence))?.[1]
}

/**
 * Who speaks in a sentence: whoever the line is marked with, when that is a participant, else the segment's speaker, else the author of the source. Null
 * when nobody is named.
 */
export function speakerOf(named: string | undefined, segment: SegmentText, participants: readonly Participant[]): string | null {
  if (named && participants.some((one) => isSame(one, named))) return named
  if (segment.speaker) return segment.speaker
  const author = participants.find((one) => authorRoles.has(one.role?.toLowerCase() ?? ''))
  return author ? (author.name ?? author.email) : null
}

/** Whether a speaker is one of the workspace's own people. */
export function isInternal(speaker: string | null, participants: readonly Participant[]): boolean {
  if (speaker === null) return false
  const found = participants.filter((one) => isSame(one, speaker))
  return found.length > 0 && found.every((one) => one.affiliation === 'internal')
}

/** By full name, first name, address, or what stands before its @, as chats and calls call people; "(she/her)" and "| Acme" are no part of a name. */
function isSame({ name, email }: Participant, speaker: string): boolean {
  const wanted = speaker
    .replace(/\s*[([|].*$/su, '')
    .trim()
    .toLowerCase()
  const full = name?.trim().toLowerCase()
  const address = email?.toLowerCase()
  const names = [full, address, address?.split('@')[0], wanted.includes(' ') ? undefined : full?.split(' ')[0]]
  return wanted !== '' && names.includes(wanted)
}
