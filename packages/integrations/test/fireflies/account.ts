import { FakeFireflies } from '../../src/testing/fake-fireflies.js'

export const day = 86_400_000
export const start = Date.UTC(2026, 5, 1, 12)
export const apiKey = 'ff-key-of-the-account'

const sentence = (speaker: string, text: string, at: number | string) => ({ index: 0, speaker_name: speaker, text, start_time: at })

/** A transcript with a person of a customer and one of ours. */
export function transcript(index: number, at: number, more: object = {}) {
  return {
    id: `t_${index}`,
    title: `Call ${index}`,
    date: at,
    duration: 31.5,
    organizer_email: 'ann@ours.test',
    host_email: 'ann@ours.test',
    participants: ['ann@ours.test', `bob@company${index % 3}.test`],
    meeting_attendees: [{ displayName: `Bob ${index % 3}`, email: `bob@company${index % 3}.test` }],
    speakers: [
      { id: 0, name: 'Ann' },
      { id: 1, name: `Bob ${index % 3}` }
    ],
    transcript_url: `https://app.fireflies.ai/view/t_${index}`,
    is_live: false,
    summary: { overview: `We spoke of plan ${index}.` },
    sentences: [
      sentence('Ann', 'How is it going?', 0.5),
      sentence('Ann', 'And the roll-out?', '3.25'),
      sentence('Bob', `We will leave unless ticket ${index} is solved.`, 6)
    ],
    ...more
  }
}

/** Calls of years: many in the last weeks, then a gap of five months, then one now and then. */
export function accountOfEverything(): FakeFireflies {
  const account = new FakeFireflies()
  account.users.push({ user_id: 'u_2', email: 'eve@ours.test', name: null })
  for (let index = 1; index <= 9; index++) account.put(transcript(index, start - index * 8 * day))
  for (let index = 10; index <= 13; index++) account.put(transcript(index, start - (220 + index) * day))
  for (let index = 16; index <= 21; index++) account.put(transcript(index, start - (400 + (index - 16) * 90) * day))
  account.put(transcript(14, start - 3_600_000, { date: new Date(start - 3_600_000).toISOString(), summary: null }))
  account.put(transcript(15, start - 60_000, { is_live: true }))
  return account
}
