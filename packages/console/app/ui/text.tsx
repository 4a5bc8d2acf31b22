import { ago, codeWord, day, exact } from './format'
import './badge.css'

/** A time as people say it; the exact one on hover and for screen readers. */
export function When({ at, plain }: { at: string | null | undefined; plain?: 'day' }) {
  if (!at) return <span className="soft">–</span>
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return <span className="soft">–</span>
  return (
    <time dateTime={date.toISOString()} title={exact(date)}>
      {plain === 'day' ? day(date) : ago(date)}
    </time>
  )
}

/** Text of others: it is shown as it is, within its own direction, so that marks in it turn nothing around it. */
export function Said({ children }: { children: string }) {
  return <bdi>{children}</bdi>
}

const tones: Record<string, string> = {
  good: 'good',
  info: 'info',
  warn: 'warn',
  bad: 'bad',
  PAYING: 'good',
  TRIALING: 'info',
  PAST_DUE: 'bad',
  CHURNED: 'quiet',
  NONE: 'quiet',
  URGENT: 'bad',
  HIGH: 'warn',
  ACTIVATED: 'good',
  ENGAGED: 'good',
  INACTIVE: 'quiet',
  CHURN_RISK: 'bad',
  CHAMPION_RISK: 'bad',
  CONTACT_DEPARTURE: 'warn',
  CONTACT_DISENGAGEMENT: 'warn',
  COMPETITIVE: 'warn',
  EXPANSION: 'good',
  connected: 'good',
  ready: 'good',
  running: 'info',
  failing: 'bad',
  requires_intervention: 'bad',
  setup_required: 'warn',
  merged: 'good',
  HIGH_CONFIDENCE: 'good',
  DELIVERED: 'good',
  FAILED: 'bad',
  PARTIAL_FAILURE: 'warn'
}

/** A state in a word. Its colour says nothing that the word does not. */
export function Badge({ of, label }: { of: string; label: string }) {
  return <span className={`badge ${tones[of] ?? 'quiet'}`}>{label}</span>
}

export function Billing({ status }: { status: string }) {
  return <Badge of={status} label={codeWord('billing', status)} />
}

/** A round picture of a name: its first letters, in one of a few colours that belong to it. */
export function Avatar({ name }: { name: string }) {
  const letters = [...name.replaceAll(/[^\p{L}\p{N} ]/gu, '')].length > 0 ? name.replaceAll(/[^\p{L}\p{N} ]/gu, '') : '?'
  const initials = letters
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6, 7)
  return (
    <span className={`avatar hue-${hue}`} aria-hidden="true">
      {initials}
    </span>
  )
}
