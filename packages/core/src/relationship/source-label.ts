import type { SourceRow } from '../sources/index.js'
import { cutCodePoints } from '../values/index.js'

const maxLabelLength = 100

const names: { readonly [sourceType: string]: string } = {
  EMAIL: 'Email',
  CALL: 'Call',
  CALENDAR_EVENT: 'Meeting',
  SUPPORT_TICKET: 'Support ticket',
  OPPORTUNITY: 'Opportunity',
  SLACK: 'Slack',
  PERSON_PROFILE: 'Profile',
  CRM: 'CRM',
  CRM_OPPORTUNITY: 'CRM opportunity'
}

/** A source as a statement cites it: its kind, day and title. */
export function sourceLabel({
  source_type,
  external_id,
  title,
  occurred_at
}: Pick<SourceRow, 'source_type' | 'external_id' | 'title' | 'occurred_at'>): string {
  return labelOf(`${nameOf(source_type)} of ${dayOf(occurred_at)}: ${title?.trim() || external_id}`)
}

/** A source that is named but not stored. */
export function namedSourceLabel(sourceType: string, sourceId: string): string {
  return labelOf(`${nameOf(sourceType)} ${sourceId}`)
}

/** A label that fits. */
export function labelOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return cutCodePoints(line, maxLabelLength) === line ? line : `${cutCodePoints(line, maxLabelLength - 1)}…`
}

/** The day of an instant in UTC: 2026-03-01. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function nameOf(sourceType: string): string {
  return names[sourceType] ?? 'Source'
}
