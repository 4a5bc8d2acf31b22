import type { LetterLine } from '../../mail/index.js'
import type { OrganizationStore } from '../../storage/index.js'

/** Whom a digest is for, and of what time it tells. */
export interface Reader {
  store: OrganizationStore
  memberId: string
  /** `mine`: of the customers that the member owns. */
  scope: 'mine' | 'all'
  /** The ids of the customers that the member owns. */
  owned: readonly string[]
  /** Epoch milliseconds. */
  from: number
  now: number
  timeZone: string
  /** The day of now in that zone, such as 2026-01-31. */
  today: string
}

/** One part of a digest: its lines, how many there are besides, and what the subject says of it; null where there is nothing to say. */
export interface Part {
  lines: LetterLine[]
  more: number
  news: string | null
}

/** What a subject line and a line have room for of a name. */
export const maxName = 80
