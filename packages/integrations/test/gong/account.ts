import { FakeGong } from '../../src/testing/fake-gong.js'

export const minute = 60_000
export const day = 86_400_000
export const start = Date.UTC(2026, 5, 1, 12)
export const changed = { from: start - 3 * day, to: start }
export const host = 'company-17.api.gong.io'
export const credential = { kind: 'oauth' as const, accessToken: 'access-of-gong', extra: { api_base_url_for_customer: `https://${host}` } }

const iso = (at: number) => new Date(at).toISOString()

/** A user, as Gong tells of one. */
export function user(id: string, firstName: string, more: object = {}) {
  return {
    id,
    emailAddress: `${firstName.toLowerCase()}@ours.test`,
    created: '2020-02-18T02:30:00-07:00',
    active: true,
    emailAliases: [],
    trustedEmailAddress: null,
    firstName,
    lastName: 'Kim',
    title: 'Account Executive',
    phoneNumber: null,
    extension: null,
    personalMeetingUrls: [],
    settings: { webConferencesRecorded: true, preventWebConferenceRecording: false, telephonyCallsImported: false },
    managerId: null,
    meetingConsentPageUrl: null,
    spokenLanguages: [{ language: 'en-US', primary: true }],
    ...more
  }
}

/** Somebody in a call, as Gong tells of them. */
export function party(id: string, name: string | null, emailAddress: string | null, affiliation: string, more: object = {}) {
  return {
    id: `party-${id}`,
    emailAddress,
    name,
    title: null,
    userId: null,
    speakerId: `speaker-${id}`,
    context: [],
    affiliation,
    phoneNumber: null,
    methods: ['Invitee', 'Attendee'],
    ...more
  }
}

const ann = party('1', 'Ann Kim', 'ann@ours.test', 'Internal', { userId: '100' })

/** A call of Ann with somebody of a customer. */
export function call(index: number, at: number, { metaData = {}, ...more }: { metaData?: object } & Record<string, unknown> = {}) {
  const id = `7782342274025${String(index).padStart(6, '0')}`
  return {
    metaData: {
      id,
      url: `https://app.gong.io/call?id=${id}`,
      title: `Call ${index}`,
      scheduled: iso(at - minute),
      started: iso(at),
      duration: 1_800,
      primaryUserId: '100',
      direction: 'Conference',
      system: 'Zoom',
      scope: 'External',
      media: 'Video',
      language: 'eng',
      workspaceId: '623457276584334',
      sdrDisposition: null,
      clientUniqueId: null,
      customData: null,
      purpose: null,
      meetingUrl: 'https://zoom.us/j/123',
      isPrivate: false,
      calendarEventId: `event${index}@google.com`,
      ...metaData
    },
    context: [],
    parties: [ann, party('2', `Bob ${index % 3}`, `bob@company${index % 3}.test`, 'External')],
    content: { brief: `We spoke of plan ${index}.`, trackers: [], topics: [], pointsOfInterest: null },
    interaction: { speakers: [], interactionStats: [], video: [], questions: { companyCount: 1, nonCompanyCount: 0 } },
    collaboration: { publicComments: [] },
    media: null,
    ...more
  }
}

/** What was said in it: Gong counts milliseconds from its beginning. */
export function transcript(index: number) {
  const sentence = (start: number, text: string) => ({ start, end: start + 2_000, text })
  return [
    { speakerId: 'speaker-1', topic: 'Intro', sentences: [sentence(500, 'How is it going?'), sentence(3_000, 'And the roll-out?')] },
    { speakerId: 'speaker-2', topic: null, sentences: [sentence(6_000, `We will leave unless ticket ${index} is solved.`)] }
  ]
}

/** Calls of the last days and of the past year, with and without transcripts, and such as are not kept. */
export function companyOfEverything(): FakeGong {
  const company = new FakeGong()
  company.users = [
    user('100', 'Ann'),
    user('101', 'Eve', { lastName: null, title: null }),
    user('102', 'Max', { active: false }),
    user('103', 'Bot', { emailAddress: null })
  ]
  for (let index = 1; index <= 5; index++) company.put(call(index, start - index * 70 * day), transcript(index))
  for (let index = 6; index <= 8; index++) company.put(call(index, start - (index - 5) * 15 * 60 * minute), transcript(index))
  company.put(call(9, start - 100 * minute))
  company.put(call(10, start - day, { metaData: { isPrivate: true } }), transcript(10))
  company.put(call(11, start - day, { parties: [ann] }), transcript(11))
  company.put(call(12, start - 2 * day, { parties: [ann, party('3', null, null, 'Unknown', { phoneNumber: '+15551234567' })] }))
  company.put(call(13, start - day, { content: null, parties: null, metaData: { url: null, title: null, calendarEventId: null } }))
  return company
}

/** A company with few calls, of which some are not kept. */
export function smallCompany(): FakeGong {
  const company = new FakeGong()
  company.users = [user('100', 'Ann'), user('102', 'Max', { active: false })]
  company.put(call(1, start - 200 * day), transcript(1))
  company.put(call(2, start - 35 * day), transcript(2))
  company.put(call(3, start - day), transcript(3))
  company.put(call(4, start - 100 * minute))
  company.put(call(5, start - 2 * day, { parties: [ann] }), transcript(5))
  return company
}
