import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, numberOf, textOf } from '../json-fields.js'
import { callOperations, whyLeftOut } from './call.js'
import { isNothing } from './nothing.js'
import { listIn, nextPage } from './pages.js'
import { withTranscripts } from './transcripts.js'

const day = 86_400_000
/** How far the first reading goes back. */
const backMs = 365 * day
/** So much time is asked for at once. */
const windowMs = 30 * day
/** A call may be seen a day after it was held, and its transcript later still. */
const lookbackSeconds = 3 * 86_400

export const callsPath = '/v2/calls/extensive'

/** Calls with people from outside: those of the past year, then those of the last three days again and again, as calls and transcripts come late. */
export const callsStream = defineStream({
  name: 'calls',
  summary: 'Calls with people from outside: who took part, the brief, and what was said',
  becomes:
    'A source `CALL` for each call, with its people, the brief as its summary, and a segment for each monologue. It is a meeting on the timeline',
  gone: 'It is absent when the past year is read again, every seven days. An older call stays. A call that becomes private is removed when it is read again',
  everySeconds: 1_800,
  walk: {
    first: ({ startedAt }) => windowRequest(startedAt - backMs, startedAt),
    next: nextRequest,
    records: callsIn
  },
  changes: {
    kind: 'window',
    lookbackSeconds,
    settleSeconds: 0,
    first: ({ from, to }) => windowRequest(from, to),
    next: nextRequest,
    records: callsIn
  },
  since: ({ startedAt }) => startedAt - backMs,
  deletes: 'absence',
  complete: (records, lookup) => withTranscripts(records, lookup),
  recordId: (record) => textOf(fieldsAt(fieldsOf(record), 'call', 'metaData')?.id),
  map: (record) => callOperations(record),
  leftOut: (record) => whyLeftOut(fieldsAt(fieldsOf(record), 'call'))
})

/** The calls that began between two times, the first of which counts; the note says how far the windows behind this one go. */
function windowRequest(from: number, until: number): ApiRequest {
  const to = Math.min(from + windowMs, until)
  return {
    method: 'POST',
    path: callsPath,
    body: {
      filter: { fromDateTime: new Date(from).toISOString(), toDateTime: new Date(to).toISOString() },
      contentSelector: { exposedFields: { parties: true, content: { brief: true } } }
    },
    note: { to, until }
  }
}

function nextRequest(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const page = nextPage(answer, asked)
  if (page) return page
  const to = numberOf(asked.note?.to)
  const until = numberOf(asked.note?.until)
  return to !== undefined && until !== undefined && to < until ? windowRequest(to, until) : null
}

function callsIn(answer: ApiResponse): readonly unknown[] {
  return isNothing(answer) ? [] : listIn(answer, 'calls')
}
