import { FakeGranola } from '../../src/testing/fake-granola.js'

export const minute = 60_000
export const day = 86_400_000
export const start = Date.UTC(2026, 5, 1, 12)
export const apiKey = 'grn_key_of_the_account'
export const changed = { from: start - 3 * day, to: start }

const iso = (at: number) => new Date(at).toISOString()

/** A note of a meeting with a person of a customer and one of ours. */
export function note(index: number, at: number, more: object = {}) {
  const said = (source: string, text: string, seconds: number, speaker: object = {}) => ({
    speaker: { source, ...speaker },
    text,
    start_time: iso(at + seconds * 1_000),
    end_time: iso(at + (seconds + 2) * 1_000)
  })
  return {
    id: `not_${String(index).padStart(14, '0')}`,
    object: 'note',
    title: `Call ${index}`,
    owner: { name: 'Ann', email: 'ann@ours.test' },
    created_at: iso(at + minute),
    updated_at: iso(at + 60 * minute),
    web_url: `https://notes.granola.ai/d/${index}`,
    calendar_event: {
      event_title: `Event ${index}`,
      organiser: 'ann@ours.test',
      invitees: [{ email: `bob@company${index % 3}.test` }],
      calendar_event_id: `event-${index}`,
      scheduled_start_time: iso(at),
      scheduled_end_time: iso(at + 30 * minute)
    },
    attendees: [
      { name: 'Ann', email: 'ann@ours.test' },
      { name: `Bob ${index % 3}`, email: `bob@company${index % 3}.test` }
    ],
    folder_membership: [],
    summary_text: `We spoke of plan ${index}.`,
    summary_markdown: `## Plan ${index}\n\nWe spoke of plan ${index}.`,
    transcript: [
      said('microphone', 'How is it going?', 0),
      said('microphone', 'And the roll-out?', 3),
      said('speaker', `We will leave unless ticket ${index} is solved.`, 6)
    ],
    ...more
  }
}

/** Notes with and without transcripts, of several people of ours, of the last days and older. */
export function accountOfEverything(): FakeGranola {
  const account = new FakeGranola()
  account.partsInNote = 5
  for (let index = 1; index <= 9; index++) account.put(note(index, start - index * 20 * day))
  for (let index = 10; index <= 13; index++) account.put(note(index, start - (index - 9) * 15 * 60 * minute))
  account.put(note(14, start - 2 * day, { transcript: null, owner: { name: null, email: 'eve@ours.test' } }))
  account.put(note(15, start - day, { calendar_event: null, web_url: null, title: null }))
  const parts = Array.from({ length: 12 }, (_, index) => ({
    speaker: { source: 'microphone', diarization_label: `Speaker ${index % 2}` },
    text: `Word ${index}.`
  }))
  account.put(note(16, start - 100 * minute, { transcript: parts }))
  return account
}
