import { erasedText, masked, normalizeEmail, workDomain } from '../identity/index.js'
import { runToEnd } from '../values/index.js'
import { cutSegments } from './cut-segments.js'
import { ownText } from './own-text.js'
import type { Colleagues } from './participants/colleagues.js'
import type { SourceInput } from './source-input.js'
import { Speakers } from './speakers.js'

/** Whom a source is to say nothing of any more. */
export interface Erasing {
  /** Whether an address, in lower case, is theirs. */
  isErased(email: string): boolean
  /** A value without their names in its texts. */
  mask<T>(value: T): T
}

/** A source without these people, and whether nobody else from outside took part in it: then only that it was there is left. */
export interface Without<T> {
  source: T
  isOnlyTheirs: boolean
}

/** Records are the company's even where one person is named in them; of a conversation with nobody else from outside nothing is left. */
const records = ['OPPORTUNITY', 'CRM', 'CRM_OPPORTUNITY']

/**
 * A source without these people: their addresses, names and words go, and what mails of theirs quote; others' sentences that name them stay, masked.
 * The same source where it says nothing of them.
 */
export function withoutPeople<T extends Partial<SourceInput> & Pick<SourceInput, 'sourceType'>>(
  source: T,
  erasing: Erasing,
  colleagues: Colleagues
): Without<T> {
  const said = (source.participants ?? []).map((one) => ({ ...one, address: normalizeEmail(one.email ?? '') }))
  const erased = new Set(said.flatMap(({ address }) => (address !== null && erasing.isErased(address) ? [address] : [])))
  if (erased.size === 0) return { source: erasing.mask(source), isOnlyTheirs: false }
  const isTheirs = ({ address }: { address: string | null }) => address !== null && erased.has(address)
  const names = new Set(said.filter(isTheirs).flatMap(({ name }) => name?.trim().toLowerCase() || []))
  const others = said.filter(
    (one) => !isTheirs(one) && !isColleague(one.address, colleagues) && !names.has(one.name?.trim().toLowerCase() ?? '')
  )
  const participants = said.map(({ address, ...one }) => (isTheirs({ address }) ? { ...one, email: null, name: erasedText } : one))
  if (others.length === 0 && !records.includes(source.sourceType)) {
    const empty = { title: null, summary: null, permalink: null, record: null, segments: [] }
    return { source: erasing.mask({ ...source, ...empty, participants }), isOnlyTheirs: true }
  }
  const speakers = new Speakers(
    said.map(({ address, name, role }) => ({ email: address, name: name ?? null, role: role || 'participant' }))
  )
  const read = (source.segments ?? []).map((segment) => ({ ...segment, speaker: segment.speaker || null }))
  const { own } = runToEnd(
    cutSegments(
      source.sourceType,
      read.map(({ text, speaker }) => ({ text, speaker, at: null }))
    )
  )
  const segments = read.map((segment, index) => {
    const { text, speaker } = segment
    if (speakers.isOneOf(speakers.of(undefined, segment), erased)) return { ...segment, text: erasedText, speaker: speaker && erasedText }
    return { ...segment, text: withoutNames(ownText({ text, own: own[index] ?? null }), names) }
  })
  const { title, summary, record } = source
  const texts = { ...(title && { title }), ...(summary && { summary }), ...(record && { record }) }
  return { source: erasing.mask({ ...source, ...withoutNames(texts, names), participants, segments }), isOnlyTheirs: false }
}

function isColleague(address: string | null, { emails, domains }: Colleagues): boolean {
  return address !== null && (emails.has(address) || domains.has(workDomain(address) ?? ''))
}

/** Texts without the full names that stand beside the addresses. */
function withoutNames<T>(value: T, names: ReadonlySet<string>): T {
  const full = [...names].filter((name) => /\S\s+\S/.test(name)).map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  if (full.length === 0) return value
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${full.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return masked(value, (text) => text.replace(pattern, erasedText)) as T
}
