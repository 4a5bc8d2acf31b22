import type { RowOf, Where } from '../storage/index.js'
import type { Colleagues } from './participants/colleagues.js'
import type { SourceType } from './source-types.js'
import type { StoredParticipant, sources } from './tables/index.js'

type SourceRow = RowOf<typeof sources>

const eventTypes = {
  EMAIL: 'EMAIL_RECEIVED',
  CALL: 'MEETING_COMPLETED',
  CALENDAR_EVENT: 'MEETING_SCHEDULED',
  SUPPORT_TICKET: 'SUPPORT_TICKET_CREATED',
  OPPORTUNITY: 'CRM_DEAL_UPDATED',
  SLACK: 'SLACK_MESSAGE',
  PERSON_PROFILE: 'PERSON_PROFILE_UPDATED',
  CRM: 'CRM_RECORD_UPDATED',
  CRM_OPPORTUNITY: 'CRM_DEAL_UPDATED'
} as const satisfies Record<SourceType, string>

const senderRoles = ['from', 'sender', 'author']

/** What a source is called on the timeline. An email from a member of the workspace was sent, any other one received. */
export function eventTypeOf(sourceType: SourceType, participants: readonly StoredParticipant[], { emails }: Colleagues): string {
  const sender = sourceType === 'EMAIL' ? participants.find(isSender)?.email : undefined
  return sender && emails.has(sender) ? 'EMAIL_SENT' : eventTypes[sourceType]
}

/** Whether a source comes from this participant. */
export function isSender({ role }: StoredParticipant): boolean {
  return senderRoles.includes(role.toLowerCase())
}

/** What a source is called at `now`: a meeting that was scheduled has taken place when its time is past. */
export function eventTypeAt({ event_type, occurred_at }: Pick<SourceRow, 'event_type' | 'occurred_at'>, now: number): string {
  return event_type === eventTypes.CALENDAR_EVENT && occurred_at <= now ? eventTypes.CALL : event_type
}

/** Finds the sources that are called one of these at `now`, as `eventTypeAt` says. */
export function eventTypeFilter(wanted: readonly string[], now: number): Where<SourceRow> {
  const scheduled = eventTypes.CALENDAR_EVENT
  const any: Where<SourceRow>[] = [{ event_type: { in: wanted.filter((type) => type !== scheduled) } }]
  if (wanted.includes(scheduled)) any.push({ event_type: { eq: scheduled }, occurred_at: { gt: now } })
  if (wanted.includes(eventTypes.CALL)) any.push({ event_type: { eq: scheduled }, occurred_at: { lte: now } })
  return { any }
}
