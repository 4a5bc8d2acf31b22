import type { Participant, SegmentText } from './source-words.js'

const authorRoles = new Set(['from', 'sender', 'author', 'organizer', 'host', 'requester'])
const label = /^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s*)?(\p{Lu}[\p{L}\p{N} .'&()-]{0,40}):\s/u

/** A line of its own above what is said: "Ana Silva  0:12". */
const timed = /^\s*(\p{Lu}[\p{L} .'&()-]{0,40}?)\s*:?\s*[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?$/u

/** The name that a line of a dialogue begins with; undefined when the line is none. */
export function labelOf(sentence: string): string | undefined {
  return (label.exec(sentence) ?? timed.exec(sentence))?.[1]
}

/** What is said in a line of a dialogue, without the name that it begins with. */
export function withoutLabel(sentence: string): string {
  return sentence.replace(label, '')
}

/** Who is who among a source's participants, by all that chats and calls call them: there may be a thousand, and as many sentences. */
export class Speakers {
  private readonly byName = new Map<string, Participant[]>()
  private readonly author: string | null

  constructor(participants: readonly Participant[]) {
    for (const one of participants) {
      for (const name of namesOf(one)) {
        const known = this.byName.get(name)
        if (known) known.push(one)
        else this.byName.set(name, [one])
      }
    }
    const author = participants.find((one) => authorRoles.has(one.role?.toLowerCase() ?? ''))
    this.author = author ? (author.name ?? author.email) : null
  }

  /**
   * Who speaks in a sentence: whoever the line is marked with, when that is a participant, else the segment's speaker, else the author of the source.
   * Null when nobody is named.
   */
  of(named: string | undefined, segment: SegmentText): string | null {
    if (named && this.called(named).length > 0) return named
    return segment.speaker || this.author
  }

  /** Whether a speaker is one of the workspace's own people. */
  isInternal(speaker: string | null): boolean {
    const found = speaker === null ? [] : this.called(speaker)
    return found.length > 0 && found.every((one) => one.affiliation === 'internal')
  }

  /** Whether a speaker is a participant with one of these emails, and can be nobody else. */
  isOneOf(speaker: string | null, emails: ReadonlySet<string>): boolean {
    const found = speaker === null ? [] : this.called(speaker)
    return found.length > 0 && found.every(({ email }) => email != null && emails.has(email))
  }

  /** A speaker by the full name, where that is known. */
  nameOf(speaker: string | null): string | null {
    const found = speaker === null ? [] : this.called(speaker)
    return found.find(({ name }) => name)?.name?.trim() ?? speaker
  }

  /** "(she/her)" and "| Acme" are no part of a name. */
  private called(speaker: string): readonly Participant[] {
    const wanted = speaker
      .replace(/\s*[([|].*$/su, '')
      .trim()
      .toLowerCase()
    return wanted === '' ? [] : (this.byName.get(wanted) ?? [])
  }
}

/** Full name, first name, address, and what stands before its @. */
function namesOf({ name, email }: Participant): Set<string> {
  const full = name?.trim().toLowerCase()
  const address = email?.toLowerCase()
  return new Set([full, address, address?.split('@')[0], full?.split(' ')[0]].filter((each) => each !== undefined))
}
