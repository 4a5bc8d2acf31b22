import { normalizeEmail, providerRecords, workDomain } from '../../identity/index.js'
import type { Operation } from '../../providers/index.js'
import { IndexContents } from '../../search-index/index.js'
import {
  type Colleagues,
  findSources,
  prepareSources,
  putSources,
  readSourceInputs,
  removeSources,
  type SourceInput,
  sourceInput
} from '../../sources/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'
import { cutCodePoints, runCooperatively } from '../../values/index.js'
import type { ApplyContext, OperationOf, RecordKind } from './apply-context.js'
import { UnreadableRecord } from './check-operation.js'
import { customerKeysOf } from './customer-of-source.js'
import { sourceIdOf } from './record-names.js'

const check = checkOf(sourceInput)

/** Mails, calls, tickets, deals. One that the host has put under the same name is the host's. */
export const sourceRecords: RecordKind<'source'> = {
  async put(context, operations) {
    const { transaction, ids, now, inlineMoves } = context
    const batch = operations.map((operation) => inputOf(context, operation))
    const keys = customerKeysOf(context, operations)
    const names = batch.map(({ sourceType, externalId }) => ({ sourceType, sourceId: externalId }))
    const before = await findSources(transaction, names)
    const read = await runCooperatively(readSourceInputs(batch))
    const prepared = { read, contents: context.contents ?? new IndexContents() }
    const put = await putSources(transaction, batch, ids, now, inlineMoves, prepared, keys)
    const known = names.flatMap((name) => before.get(name)?.id ?? [])
    const owned = await transaction.find(providerRecords, { where: { target_id: { in: known } }, columns: ['target_id'] })
    const own = new Set(owned.map((row) => row.target_id))
    return put.map(({ id }, index) => (before.get(names[index] ?? { sourceType: '', sourceId: '' }) && !own.has(id) ? null : id))
  },
  remove: ({ transaction, ids, now }, targets) => removeSources(transaction, targets, ids, now)
}

/** Does what takes long with these sources' texts, before the transaction that stores them. Those that cannot be read are left to it. */
export async function prepareTexts(
  rows: OrganizationStore,
  operations: readonly Operation[],
  place: Pick<ApplyContext, 'from' | 'now'>
): Promise<IndexContents | undefined> {
  const batch = operations.flatMap((operation) => (operation.kind === 'source' ? [inputOf(place, operation)] : []))
  return batch.length === 0 ? undefined : (await prepareSources(rows, batch)).contents
}

const longest = { title: 1_000, summary: 20_000, segment: 100_000, segments: 10_000, participants: 1_000 }

/** What of an operation is no part of what is put. Whatever else stands there is: a field that is misspelt is refused, and not left out. */
const notPut = new Set(['kind', 'id', 'at', 'account', 'otherwise', 'sharedId', 'customerKey'])

function inputOf({ from, now }: Pick<ApplyContext, 'from' | 'now'>, operation: OperationOf<'source'>): SourceInput {
  const { sourceType, occurredAt, title, summary, participants, segments } = operation
  const input: unknown = {
    ...Object.fromEntries(Object.entries(operation).filter(([name]) => !notPut.has(name))),
    externalId: sourceIdOf(from, operation),
    provider: from.provider,
    // Meetings are planned; whatever else is to come has a wrong clock.
    occurredAt: sourceType === 'CALENDAR_EVENT' ? occurredAt : Math.min(occurredAt, now),
    title: title && cutCodePoints(title, longest.title),
    summary: summary && cutCodePoints(summary, longest.summary),
    participants: participants?.slice(0, longest.participants),
    segments: segments?.flatMap(({ text, ...rest }) => pieces(text).map((piece) => ({ ...rest, text: piece }))).slice(0, longest.segments)
  }
  if (!check.accepts(input)) throw new UnreadableRecord(check.fault(input, 'source'))
  return input
}

/** A text in pieces that a segment may have. */
function pieces(text: string): string[] {
  const all: string[] = []
  let start = 0
  while (text.length - start > longest.segment) {
    // As many characters as units, or more: a cut of twice as many units has them.
    const piece = cutCodePoints(text.slice(start, start + 2 * longest.segment), longest.segment)
    all.push(piece)
    start += piece.length
  }
  return start === 0 ? [text] : [...all, text.slice(start)]
}

const conversations = ['EMAIL', 'CALL', 'CALENDAR_EVENT', 'SLACK']

/** Whether a conversation is one that no outsider takes part in: these are not read. Somebody without an email may be one. */
export function isInternal({ sourceType, participants }: OperationOf<'source'>, { emails, domains }: Colleagues): boolean {
  if (!conversations.includes(sourceType) || !participants || participants.length === 0) return false
  return participants.every(({ email }) => {
    const address = normalizeEmail(email ?? '')
    if (address === null) return false
    return emails.has(address) || domains.has(workDomain(address) ?? '')
  })
}
