import type { Letter, LetterLine } from '../mail/index.js'
import { timeWords } from '../mail/index.js'
import type { StoredMessage } from '../providers/index.js'
import { cutCodePoints } from '../values/index.js'
import { type Composed, maxLines } from './compose/compose.js'
import type { DigestRow } from './digest.js'

/** What a digest is written with, besides what it has to say. */
export interface Frame {
  workspace: string
  digest: Pick<DigestRow, 'schedule' | 'scope'>
  from: number
  now: number
  /** Whether the server knows its address: without it lines lead nowhere. */
  hasLinks: boolean
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A digest as a letter. */
export function digestLetter({ needsYou, changed, more, news }: Composed, frame: Frame): Letter {
  const { digest, workspace } = frame
  const isQuiet = news.length === 0
  const sections = [
    { title: 'Needs you', lines: needsYou },
    { title: 'What changed', lines: changed }
  ].filter(({ lines }) => lines.length > 0)
  return {
    subject: `${isQuiet ? 'Nothing new' : capital(news.join(', '))} (${cutCodePoints(workspace, 60)})`,
    title: `Your digest of ${cutCodePoints(workspace, 100)}`,
    intro: isQuiet ? `Nothing needs you, and nothing changed ${periodOf(frame)}.` : `What needs you, and what changed ${periodOf(frame)}.`,
    sections,
    more: more === 0 ? null : { text: `and ${more.toLocaleString('en-US')} more`, detail: null, path: '/console' },
    foot: [
      ...linkNote(frame),
      { text: `${reasonOf(digest)} Change or end it in Settings.`, detail: null, path: '/console/settings?tab=digest' }
    ]
  }
}

/** A digest as a message to a channel. */
export function digestMessage({ needsYou, changed, more, news }: Composed, frame: Frame, origin: string | undefined): StoredMessage {
  const isQuiet = news.length === 0
  const line = ({ text, detail, path }: LetterLine) => ({
    title: text,
    reason: detail ?? '',
    mrr: null,
    owner: null,
    link: origin === undefined || path === null ? null : `${origin}${path}`
  })
  return {
    header: cutCodePoints(isQuiet ? `Nothing new at ${frame.workspace}` : capital(news.join(', ')), 120),
    period: `${capital(periodOf(frame))}${frame.hasLinks ? '' : '. Lines have no links: the server needs publicUrl'}`,
    items: [...needsYou, ...changed].slice(0, maxLines).map(line),
    more
  }
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function periodOf({ digest, from, now }: Frame): string {
  const { timezone } = digest.schedule
  return `from ${timeWords(from, timezone)} to ${timeWords(now, timezone)} (${timezone.replaceAll('_', ' ')})`
}

/** Why somebody gets it, which mails have to say. */
function reasonOf({ schedule: { cadence, weekday, localTime, timezone }, scope }: Frame['digest']): string {
  const when = cadence === 'weekly' && weekday !== null ? `every ${weekdays[weekday - 1]}` : 'every day'
  const whose = scope === 'mine' ? 'of the accounts that you own' : 'of all accounts'
  return `You get this digest ${whose} ${when} at ${localTime} (${timezone.replaceAll('_', ' ')}).`
}

function linkNote({ hasLinks }: Frame): LetterLine[] {
  if (hasLinks) return []
  const text =
    'The lines have no links, because the server does not know its address. Set publicUrl of createRapport, or RAPPORT_PUBLIC_URL.'
  return [{ text, detail: null, path: null }]
}
