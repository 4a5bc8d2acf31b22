import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, numberOf, textOf } from '../json-fields.js'
import { graphql, recordsAt, refusedFields, withoutFields } from './graphql.js'
import { callOf, timeOf } from './transcript.js'

const day = 86_400_000
const windowMs = 30 * day
const pageLimit = 50
/** Fireflies counts no further. */
const maxSkipped = 5_000

const query =
  'query Transcripts($fromDate: DateTime, $toDate: DateTime, $limit: Int, $skip: Int) { transcripts(fromDate: $fromDate, toDate: $toDate, limit: $limit, skip: $skip) { ' +
  'id title date dateString duration organizer_email host_email participants meeting_attendees { displayName email } speakers { id name } ' +
  'transcript_url calendar_id cal_id is_live summary { overview } sentences { index speaker_name text start_time } } }'

/**
 * Transcripts of meetings: a call each. All of them are read in windows of 30 days, from now back; where a window has none left, one older transcript is
 * asked for, which tells where to go on, or that there is none. What changes is looked for in the last two days, as transcripts come after their meetings.
 */
export const transcriptsStream = defineStream({
  name: 'transcripts',
  summary: 'Transcripts: what was said in meetings, the speakers, and the overview',
  becomes:
    'A source `CALL` for each call, with its people. Neighbouring sentences of one speaker are one segment. It is a meeting on the timeline, in place of the calendar’s event that it names',
  everySeconds: 3_600,
  walk: {
    first: ({ startedAt }) => pageOf({ from: startedAt - windowMs, to: startedAt + day }),
    next: (answer, asked) => nextPage(answer, asked) ?? nextWindow(answer, asked),
    records: (answer) => recordsAt(answer, 'transcripts'),
    smaller
  },
  changes: {
    kind: 'window',
    lookbackSeconds: 2 * 86_400,
    settleSeconds: 0,
    maximumAgeSeconds: 28 * 86_400,
    first: ({ from, to }) => pageOf({ from, to }),
    next: (answer, asked) => nextPage(answer, asked) ?? null,
    records: (answer) => recordsAt(answer, 'transcripts'),
    smaller
  },
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map: (record) => callOf(fieldsOf(record)),
  leftOut: (record) => (fieldsOf(record)?.is_live === true ? 'of meetings that are still going on' : undefined)
})

interface Window {
  from: number
  to: number
  skip?: number
  limit?: number
}

function pageOf(window: Window): ApiRequest {
  return graphql(query, variablesOf(window))
}

function variablesOf({ from, to, skip = 0, limit = pageLimit }: Window) {
  return { fromDate: iso(from), toDate: iso(to), limit, skip }
}

const iso = (at: number) => new Date(at).toISOString()

/** What a request has asked for. A page of one is a look for older transcripts. */
function askedOf({ body }: ApiRequest) {
  const variables = fieldsOf(body?.variables)
  const time = (name: string) => Date.parse(textOf(variables?.[name]) ?? '')
  const skip = numberOf(variables?.skip) ?? 0
  const limit = numberOf(variables?.limit) ?? pageLimit
  return { from: time('fromDate'), to: time('toDate'), skip, limit, isLook: limit === 1 }
}

/** The same page without fields that are refused, or the next page of a window; only an empty page ends it. */
function nextPage(answer: ApiResponse, request: ApiRequest): ApiRequest | undefined {
  const refused = refusedFields(answer.body)
  if (refused) return withoutFields(request, refused)
  const { from, to, skip, isLook } = askedOf(request)
  const records = recordsAt(answer, 'transcripts')
  if (isLook || records.length === 0) return undefined
  if (skip + records.length <= maxSkipped) return again(request, { from, to, skip: skip + records.length })
  const oldest = records.reduce<number>((earliest, record) => Math.min(earliest, timeOf(fieldsOf(record)) ?? to), Number.POSITIVE_INFINITY)
  if (oldest >= to) throw new Error(`More than ${maxSkipped} transcripts have one time`)
  return again(request, { from, to: oldest + 1_000 })
}

/**
 * Where older transcripts are: the window ends at the newest of them. Null when there is none. One that tells no date of that time, which no window finds,
 * tells nothing of where the others are: the next one is looked at.
 */
function nextWindow(answer: ApiResponse, request: ApiRequest): ApiRequest | null {
  const { from, to, skip, isLook } = askedOf(request)
  if (!isLook) return lookBefore(request, from, 0)
  const [newest] = recordsAt(answer, 'transcripts')
  if (newest === undefined) return null
  const date = timeOf(fieldsOf(newest))
  if (date !== undefined && date <= to) return again(request, { from: date - windowMs, to: date + 1_000 })
  // Better a stream that fails than one that ends early: what it has not read would seem to be gone.
  if (skip >= maxSkipped) throw new Error(`${maxSkipped} transcripts in a row tell no date: older ones cannot be asked for`)
  return lookBefore(request, to, skip + 1)
}

const lookBefore = (request: ApiRequest, to: number, skip: number): ApiRequest => ({
  ...request,
  body: { ...request.body, variables: { toDate: iso(to), limit: 1, skip } }
})

/** Another page by the query of a request: it may lack fields that were refused, and ask for fewer at once. */
function again(request: ApiRequest, window: Window): ApiRequest {
  const { limit, isLook } = askedOf(request)
  return { ...request, body: { ...request.body, variables: variablesOf({ ...(!isLook && { limit }), ...window }) } }
}

/** Half as many at once, for calls of hours; two are the fewest, as one is a look. */
function smaller(request: ApiRequest): ApiRequest | undefined {
  const { from, to, skip, limit, isLook } = askedOf(request)
  return isLook || limit <= 2 ? undefined : again(request, { from, to, skip, limit: Math.max(2, Math.floor(limit / 2)) })
}
