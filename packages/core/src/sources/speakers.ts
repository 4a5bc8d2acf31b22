const authorRoles = new Set(['from', 'sender', 'author', 'organizer', 'host', 'requester'])
/** A participant, as far as speakers are told by it. */
interface Speaking {
  name: string | null
  email: string | null
  affiliation?: string | null
  role: string | null
}

/** Who is who among a source's participants, by all that chats and calls call them: there may be a thousand, and as many sentences. */
export class Speakers {
  private readonly byName = new Map<string, Speaking[]>()
  private readonly author: string | null

  constructor(participants: readonly Speaking[]) {
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
  of(named: string | undefined, segment: { speaker: string | null }): string | null {
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
  private called(speaker: string): readonly Speaking[] {
    const wanted = speaker
      .replace(/\s*[([|].*$/su, '')
      .trim()
      .toLowerCase()
    return wanted === '' ? [] : (this.byName.get(wanted) ?? [])
  }
}

/** Full name, first name, address, and what stands before its @. */
function namesOf({ name, email }: Speaking): Set<string> {
  const full = name?.trim().toLowerCase()
  const address = email?.toLowerCase()
  return new Set([full, address, address?.split('@')[0], full?.split(' ')[0]].filter((each) => each !== undefined))
}
