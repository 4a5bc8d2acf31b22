import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { noteOperations } from './note.js'
import { nextPage, notesIn, timeOf } from './pages.js'

const path = '/v1/notes'
/** The most that Granola lists at once. */
const pageLimit = '30'
/** Parts of a transcript at once. */
const transcriptLimit = '100'

/** Notes of meetings: a call each. A list names them only; each is read by itself, with its transcript. */
export const notesStream = defineStream({
  name: 'notes',
  summary: 'Notes of meetings: summaries, who took part, and what was said where there is a transcript',
  becomes:
    'A source `CALL` for each note, with its people. Neighbouring sentences of one speaker are one segment. It is a meeting on the timeline, in place of the calendar’s event that it names. The owner of the note becomes a member',
  everySeconds: 1_800,
  walk: {
    first: () => ({ path, query: { page_size: pageLimit } }),
    next: nextPage,
    records: notesIn
  },
  changes: {
    kind: 'window',
    lookbackSeconds: 86_400,
    settleSeconds: 0,
    first: ({ from }) => ({ path, query: { page_size: pageLimit, updated_after: new Date(from).toISOString() } }),
    next: nextPage,
    records: notesIn
  },
  deletes: 'absence',
  complete: (records, lookup) => withNotes(records, lookup),
  recordId: (record) => textOf(fieldsOf(fieldsOf(record)?.listed)?.id),
  map(record, { startedAt }) {
    const said = fieldsOf(record)
    const listed = fieldsOf(said?.listed)
    const id = textOf(listed?.id)
    if (id === undefined) throw new Error('id is missing or no text')
    if (said?.note === null) return [{ kind: 'removal', of: 'source', id, at: timeOf(listed?.updated_at) ?? startedAt }]
    return noteOperations(id, { ...listed, ...fieldsOf(said?.note) }, itemsOf(said?.transcript))
  }
})

/** Each note of a page as it is by itself; null for one that is gone. */
async function withNotes(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const completed: unknown[] = []
  for (const listed of records) {
    const id = textOf(fieldsOf(listed)?.id)
    completed.push({ listed, ...(id !== undefined && (await readNote(`${path}/${encodeURIComponent(id)}`, lookup))) })
  }
  return completed
}

async function readNote(address: string, lookup: SendRequest): Promise<{ note: unknown; transcript: readonly unknown[] }> {
  // A note may come twice in a run, changed.
  const whole = await lookup({ path: address, query: { include: 'transcript' }, optional: true, fresh: true })
  if (whole.status === 200) return { note: whole.body, transcript: itemsOf(fieldsOf(whole.body)?.transcript) }
  if (whole.status === 404) return { note: null, transcript: [] }
  // A transcript of hours is not in the note: then it is read in parts.
  const { status, body } = await lookup({ path: address, fresh: true, ...(whole.status === 404 && { optional: true }) })
  if (status !== 200 || fieldsOf(body) === undefined) throw new Error('a note is missing in the answer')
  return { note: body, transcript: await readTranscript(`${address}/transcript`, lookup) }
}

async function readTranscript(address: string, lookup: SendRequest): Promise<unknown[]> {
  const parts: unknown[] = []
  for (let asked: ApiRequest | null = { path: address, query: { page_size: transcriptLimit }, optional: true, fresh: true }; asked; ) {
    const answer: ApiResponse = await lookup(asked)
    // Without one the summary stands for the call.
    if (answer.status !== 200) return parts
    for (const part of itemsOf(fieldsOf(answer.body)?.transcript)) parts.push(part)
    asked = nextPage(answer, asked)
  }
  return parts
}
