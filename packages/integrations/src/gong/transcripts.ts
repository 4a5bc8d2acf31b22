import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { whyLeftOut } from './call.js'
import { isNothing } from './nothing.js'
import { listIn, nextPage } from './pages.js'

const path = '/v2/calls/transcript'
/** So many calls are asked for at once. */
const callsAtOnce = 50

/** Each call with its transcript beside it, where there is one yet. What is said in calls that are not kept is not asked for. */
export async function withTranscripts(calls: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const kept = calls.filter((call) => whyLeftOut(fieldsOf(call)) === undefined)
  const ids = [...new Set(kept.flatMap((call) => idOf(call) ?? []))]
  const transcripts = new Map<string, unknown>()
  for (let from = 0; from < ids.length; from += callsAtOnce) await readInto(transcripts, ids.slice(from, from + callsAtOnce), lookup)
  return calls.map((call) => ({ call, transcript: transcripts.get(idOf(call) ?? '') ?? null }))
}

const idOf = (call: unknown) => textOf(fieldsAt(fieldsOf(call), 'metaData')?.id)

/** Reads the transcripts of these calls. Those of long calls may be too large for one answer: then fewer are asked for. */
async function readInto(transcripts: Map<string, unknown>, ids: readonly string[], lookup: SendRequest): Promise<void> {
  try {
    for (let asked: ApiRequest | null = requestOf(ids); asked; ) {
      const answer: ApiResponse = await lookup(asked)
      // Without the permission the brief stands for the call.
      if (isNothing(answer) || answer.status === 403) return
      if (answer.status !== 200) throw new Error(`The transcripts of calls are answered with ${answer.status}`)
      for (const { callId, transcript } of listOf(listIn(answer, 'callTranscripts'))) {
        const id = textOf(callId)
        if (id !== undefined) transcripts.set(id, transcript)
      }
      asked = nextPage(answer, asked)
    }
  } catch (error) {
    if (!isTooLarge(error)) throw error
    if (ids.length === 1) return
    const half = Math.ceil(ids.length / 2)
    await readInto(transcripts, ids.slice(0, half), lookup)
    await readInto(transcripts, ids.slice(half), lookup)
  }
}

const requestOf = (callIds: readonly string[]): ApiRequest => ({
  method: 'POST',
  path,
  body: { filter: { callIds: [...callIds] } },
  optional: true
})

const isTooLarge = (error: unknown) => error instanceof Error && 'errorClass' in error && error.errorClass === 'too_large'
