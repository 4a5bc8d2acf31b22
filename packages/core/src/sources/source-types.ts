import type { Channel } from '../values/index.js'

/** What kinds of sources there are, each with the channel of the timeline that it stands in. */
const channelOf = {
  EMAIL: 'COMMUNICATION',
  CALL: 'MEETING',
  CALENDAR_EVENT: 'MEETING',
  SUPPORT_TICKET: 'SUPPORT',
  OPPORTUNITY: 'CRM',
  SLACK: 'COMMUNICATION',
  PERSON_PROFILE: 'DOCUMENT',
  CRM: 'CRM',
  CRM_OPPORTUNITY: 'CRM'
} as const satisfies Record<string, Channel>

export type SourceType = keyof typeof channelOf

/** The kinds of sources, in the specification's order. */
export const sourceTypes = [
  'EMAIL',
  'CALL',
  'CALENDAR_EVENT',
  'SUPPORT_TICKET',
  'OPPORTUNITY',
  'SLACK',
  'PERSON_PROFILE',
  'CRM',
  'CRM_OPPORTUNITY'
] as const satisfies readonly SourceType[]

/** The channel of a source on the timeline. */
export function channelOfSource(sourceType: SourceType): Channel {
  return channelOf[sourceType]
}

/** The kinds of sources that stand in one of these channels. */
export function sourceTypesIn(channels: readonly string[]): SourceType[] {
  return sourceTypes.filter((sourceType) => channels.includes(channelOf[sourceType]))
}
