import { type Static, Type } from 'typebox'
import { customerLabel } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { customers } from '../identity/index.js'
import { findPage, pageQuery, paginationShape, readPaging } from '../paging/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { parseEnum, strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { builtInId, builtInKeys } from './built-in/index.js'
import { evidenceText } from './evidence-text.js'
import { newestLook, severities } from './occurrences.js'
import { type Signal, signalKinds, signalOf, signalShape, untouchedBuiltIn } from './signal.js'
import { signalOccurrences } from './tables/signal-occurrences.js'
import { signals } from './tables/signals.js'

export const signalQuery = strictObject({
  ...pageQuery,
  kind: Type.Optional(
    Type.Enum(
      signalKinds.filter((kind) => kind !== 'BUILT_IN'),
      { description: 'Only signals of this kind.' }
    )
  ),
  archived: Type.Optional(Type.Boolean({ description: 'True: lists the archived signals instead of the others.' }))
})

/** What a list of signals can be asked for. */
export type SignalQuery = Static<typeof signalQuery>

export const signalPageShape = strictObject({ items: Type.Array(signalShape), pagination: paginationShape })

/** A page of signals, the newest first. */
export type SignalPage = Static<typeof signalPageShape>

/** The workspace's own signals, the newest first. The options list built-in ones. Throws INVALID_TOOL_INPUT for a cursor of another list. */
export async function listSignals(store: OrganizationStore, now: number, query: SignalQuery): Promise<SignalPage> {
  const page = readPaging({ store, now }, 'signals', { ...query }, { column: 'created_at', direction: 'desc' })
  const { rows, ...rest } = await findPage(store, page, {
    table: signals,
    where: {
      built_in_key: { isNull: true },
      archived_at: { isNull: query.archived !== true },
      ...(query.kind !== undefined && { kind: { eq: query.kind } })
    },
    place: (row) => ({ value: row.created_at, id: row.id })
  })
  return { items: rows.map(signalOf), pagination: rest }
}

/** One signal, also an archived or a built-in one. Throws NOT_FOUND. */
export async function getSignal(store: OrganizationStore, id: string): Promise<Signal> {
  const [found] = await findSignals(store, store.organizationId, [id])
  if (!found) throw new RapportError('NOT_FOUND', `No signal has the id ${JSON.stringify(id)}`)
  return found
}

/** The signals of these ids, in their order; built-in ones are there also when nobody has touched them. */
export async function findSignals(
  rows: Rows<'organization'>,
  organizationId: string,
  ids: readonly string[]
): Promise<(Signal | undefined)[]> {
  const found = await rows.get(
    signals,
    ids.map((id) => ({ id: id.toLowerCase() }))
  )
  const untouched = new Map(builtInKeys.map((key) => [builtInId(organizationId, key), key]))
  return found.map((row, index) => {
    if (row) return signalOf(row)
    const key = untouched.get(ids[index]?.toLowerCase() ?? '')
    return key && untouchedBuiltIn(organizationId, key)
  })
}

export const occurrenceQuery = strictObject({
  ...pageQuery,
  state: Type.Optional(
    Type.Enum(['open', 'ended'], {
      description: 'open: current occurrences. ended: ended ones. The occurrence of a matched event ends at once.'
    })
  )
})

/** What a list of a signal's occurrences can be asked for. */
export type OccurrenceQuery = Static<typeof occurrenceQuery>

const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])
const instant = () => Type.String({ format: 'date-time' })

/** That a signal was seen at a customer. */
export const occurrenceShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  signalId: Type.String({ format: 'uuid' }),
  customer: strictObject({
    id: Type.String({ format: 'uuid' }),
    customerId: orNull(Type.String()),
    name: Type.String(),
    domain: orNull(Type.String())
  }),
  severity: Type.Enum([...severities]),
  title: Type.String(),
  reason: Type.String(),
  occurredAt: instant(),
  detectedAt: instant(),
  endedAt: orNull(instant()),
  evidence: Type.Array(
    strictObject({
      kind: Type.Enum(['event', 'metric', 'user', 'fact', 'source', 'subscription', 'customer']),
      id: orNull(Type.String()),
      title: Type.String(),
      observedAt: orNull(instant()),
      window: orNull(strictObject({ start: instant(), end: instant() })),
      value: orNull(Type.Number()),
      comparedWith: orNull(Type.Number())
    })
  )
})
/** That a signal was seen at a customer, in the words and numbers of the newest look: while it holds, those of now. */
export type Occurrence = Static<typeof occurrenceShape>

export const occurrencePageShape = strictObject({ items: Type.Array(occurrenceShape), pagination: paginationShape })

/** A page of occurrences, what was seen last first. */
export type OccurrencePage = Static<typeof occurrencePageShape>

/** Where a signal was seen, what was seen last first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a cursor of another list. */
export async function listOccurrences(store: OrganizationStore, now: number, id: string, query: OccurrenceQuery): Promise<OccurrencePage> {
  const signal = await getSignal(store, id)
  const page = readPaging({ store, now }, `occurrences ${signal.id}`, { ...query }, { column: 'detected_at', direction: 'desc' })
  const { rows, ...rest } = await findPage(store, page, {
    table: signalOccurrences,
    where: { signal_id: { eq: signal.id }, ...(query.state !== undefined && { ended_at: { isNull: query.state === 'open' } }) },
    place: (row) => ({ value: row.detected_at, id: row.id })
  })
  const found = await store.get(
    customers,
    rows.map(({ customer_id }) => ({ id: customer_id }))
  )
  const items = rows.map((row, index) => {
    const { id: customerId = row.customer_id, external_id = null, domain = null } = found[index] ?? {}
    const known = found[index]
    const { severity, title, reason, evidence } = newestLook(row)
    return {
      id: row.id,
      signalId: row.signal_id,
      severity: parseEnum(severities, severity),
      title,
      reason,
      customer: { id: customerId, customerId: external_id, name: known ? customerLabel(known, 500) : 'A former customer', domain },
      occurredAt: isoTime(row.occurred_at),
      detectedAt: isoTime(row.detected_at),
      endedAt: isoTimeOrNull(row.ended_at),
      evidence: evidence.map((each) => ({
        ...each,
        title: evidenceText(each),
        observedAt: isoTimeOrNull(each.observedAt),
        window: each.window && { start: isoTime(each.window.start), end: isoTime(each.window.end) }
      }))
    }
  })
  return { items, pagination: rest }
}
