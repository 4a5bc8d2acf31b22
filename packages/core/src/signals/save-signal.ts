import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../audit/index.js'
import { accountsWhere } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { customers, events } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import { checkOf, parseEnum } from '../validation/index.js'
import { ago, canonicalJson } from '../values/index.js'
import { type BuiltInKey, builtInId, builtInKeys, builtIns, patternOf, wholeSettings } from './built-in/index.js'
import { readDefinition, withAccounts } from './check-definition.js'
import { planSignalDay } from './queue.js'
import type { SavedSignal, SignalWarning } from './saved-signal.js'
import { auditedSignal, signalOf } from './signal.js'
import { type NewSignal, ownKinds, type SignalChange } from './signal-input.js'
import { signalOccurrences } from './tables/signal-occurrences.js'
import { signals } from './tables/signals.js'
import type { SignalRow } from './watched-signal.js'

const maxSignals = 100
const lock = 'signals'

/**
 * Creates a signal, enabled by default. Throws INVALID_TOOL_INPUT naming the field of a signal that could never occur, or always would be, and CONFLICT when there
 * are 100 already.
 *
 * @example await addSignal(context, { kind: 'EVENT_MATCH', name: 'Upgrade asked for', definition: { eventNames: ['upgrade_clicked'] } })
 */
export async function addSignal(
  context: ChangeContext,
  { kind, name, description = null, definition, enabled = true }: NewSignal
): Promise<SavedSignal> {
  const { store, now, ids } = context
  const given = readDefinition(kind, definition)
  return store.transaction(async (transaction) => {
    await transaction.lock(lock)
    const read = await withAccounts(transaction, given)
    const own = { built_in_key: { isNull: true }, archived_at: { isNull: true } }
    if ((await transaction.count(signals, own)) >= maxSignals) {
      throw new RapportError('CONFLICT', `A workspace has at most ${maxSignals} signals; archive one first`)
    }
    const row: SignalRow = {
      id: ids.uuid(now),
      kind,
      built_in_key: null,
      name: readName(name),
      description,
      definition: { ...read },
      enabled,
      enabled_at: enabled ? now : null,
      created_at: now,
      updated_at: now,
      archived_at: null
    }
    await transaction.insert(signals, [row])
    return saved(context, transaction, null, row)
  })
}

/** Changes a signal; what is left out stays. Throws as `addSignal`, NOT_FOUND, and CONFLICT for an archived or a built-in one. */
export async function changeSignal(context: ChangeContext, id: string, change: SignalChange): Promise<SavedSignal> {
  const { name, description, definition, enabled } = change
  return edit(context, id, async (before, transaction) => {
    if (before.built_in_key !== null) throw builtInConflict(before.built_in_key)
    const read = definition && (await withAccounts(transaction, readDefinition(parseEnum(ownKinds, before.kind), definition)))
    return {
      ...before,
      ...(name !== undefined && { name: readName(name) }),
      ...(description !== undefined && { description }),
      ...(read && { definition: { ...read } }),
      ...(enabled !== undefined && { enabled })
    }
  })
}

/** Puts a signal away for good; what it saw can still be read. Throws NOT_FOUND, and CONFLICT for an archived or a built-in one. */
export async function archiveSignal(context: ChangeContext, id: string): Promise<SavedSignal> {
  return edit(context, id, (before) => {
    if (before.built_in_key !== null) throw builtInConflict(before.built_in_key)
    return { ...before, enabled: false, archived_at: context.now }
  })
}

const builtInConflict = (key: string) =>
  new RapportError('CONFLICT', `The signal is built in: change it with PATCH /api/signals/built-in/${key}`)

/** What of a built-in signal is changed: settings that are left out stay. */
export const builtInChange = Type.Object(
  {
    enabled: Type.Optional(Type.Boolean({ description: 'Whether the signal watches.' })),
    settings: Type.Optional(
      Type.Record(Type.String(), Type.Integer(), {
        description: 'The settings to change, each a whole number. GET /api/signals/options lists the names.'
      })
    )
  },
  { additionalProperties: false }
)

/** What of a built-in signal is changed: settings that are left out stay. */
export type BuiltInChange = Static<typeof builtInChange>

const settingsChecks = new Map(
  builtInKeys.map((key) => [key, checkOf(Type.Partial(builtIns[key].settings, { additionalProperties: false }))])
)

/** Switches a built-in signal, or changes its settings. Throws INVALID_TOOL_INPUT naming the field, and NOT_FOUND for another key. */
export async function changeBuiltIn(context: ChangeContext, key: string, { enabled, settings }: BuiltInChange): Promise<SavedSignal> {
  const { store, now } = context
  const known = builtInKeys.find((each) => each === key)
  if (!known)
    throw new RapportError('NOT_FOUND', `No built-in signal has the key ${JSON.stringify(key)}; there are ${builtInKeys.join(', ')}`)
  const check = settingsChecks.get(known)
  if (settings && check && !check.accepts(settings)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(settings, 'input.settings'))
  return store.transaction(async (transaction) => {
    await transaction.lock(lock)
    const id = builtInId(store.organizationId, known)
    const [before] = await transaction.get(signals, [{ id }])
    const row = before ?? newBuiltIn(id, known, now)
    const chosen = { ...row.definition, ...settings }
    patternOf(known, wholeSettings(known, chosen))
    return write(context, transaction, row, { ...row, definition: chosen, ...(enabled !== undefined && { enabled }) }, before !== undefined)
  })
}

function newBuiltIn(id: string, key: BuiltInKey, now: number): SignalRow {
  const { kind, name, description } = builtIns[key]
  return {
    id,
    kind,
    built_in_key: key,
    name,
    description,
    definition: {},
    enabled: false,
    enabled_at: null,
    created_at: now,
    updated_at: now,
    archived_at: null
  }
}

async function edit(
  context: ChangeContext,
  id: string,
  change: (before: SignalRow, transaction: Transaction) => SignalRow | Promise<SignalRow>
): Promise<SavedSignal> {
  return context.store.transaction(async (transaction) => {
    await transaction.lock(lock)
    const [before] = await transaction.get(signals, [{ id: id.toLowerCase() }])
    if (!before) {
      const untouched = builtInKeys.find((key) => builtInId(context.store.organizationId, key) === id.toLowerCase())
      if (untouched) throw builtInConflict(untouched)
      throw new RapportError('NOT_FOUND', `No signal has the id ${JSON.stringify(id)}`)
    }
    if (before.archived_at !== null) throw new RapportError('CONFLICT', 'The signal is archived and cannot be changed')
    return write(context, transaction, before, await change(before, transaction), true)
  })
}

async function write(
  context: ChangeContext,
  transaction: Transaction,
  before: SignalRow,
  wanted: SignalRow,
  isKnown: boolean
): Promise<SavedSignal> {
  if (isKnown && canonicalJson(wanted) === canonicalJson(before))
    return { signal: signalOf(before), warnings: await warningsOf(transaction, before, context.now) }
  const isSwitchedOn = wanted.enabled && !before.enabled
  // Later than before within one millisecond too: what was made of a row is told from another by its time.
  const row = {
    ...wanted,
    enabled_at: isSwitchedOn ? context.now : wanted.enabled_at,
    updated_at: Math.max(context.now, before.updated_at + 1)
  }
  await transaction.upsert(signals, [row])
  const isOther = canonicalJson(row.definition) !== canonicalJson(before.definition)
  // What it saw by another definition, or before it was switched off, holds no more by this one.
  if (!row.enabled || isOther) {
    await transaction.update(signalOccurrences, { signal_id: { eq: row.id }, ended_at: { isNull: true } }, { ended_at: context.now })
  }
  return saved(context, transaction, isKnown ? before : null, row)
}

async function saved(context: ChangeContext, transaction: Transaction, before: SignalRow | null, row: SignalRow): Promise<SavedSignal> {
  const { ids, now } = context
  if (row.enabled || before?.enabled) await planSignalDay(transaction, ids, now)
  const signal = signalOf(row)
  await recordChange(transaction, context, { subjectId: row.id, before: before && auditedSignal(before), after: auditedSignal(row) })
  return { signal, warnings: await warningsOf(transaction, row, now) }
}

/** What keeps a signal from being seen now: names of events that nobody has sent in 90 days, and accounts that there are none of. */
async function warningsOf(transaction: Transaction, { built_in_key, kind, definition }: SignalRow, now: number): Promise<SignalWarning[]> {
  if (built_in_key !== null) return []
  const read = readDefinition(parseEnum(ownKinds, kind), definition)
  const names = 'eventNames' in read ? (read.eventNames ?? []) : []
  const since = ago('90d', now)
  const warnings: SignalWarning[] = []
  for (const [index, name] of names.entries()) {
    if ((await transaction.count(events, { event_name: { eq: name }, counted: { eq: true }, occurred_at: { gte: since } }, 1)) > 0) continue
    warnings.push({
      path: `definition.eventNames[${index}]`,
      message: `No event ${JSON.stringify(name)} came in the last 90 days. The signal sees nobody until one comes`
    })
  }
  if (read.accounts && (await transaction.count(customers, await accountsWhere(transaction, read.accounts), 1)) === 0) {
    warnings.push({
      path: 'definition.accounts',
      message: 'No customer matches `accounts` now. The signal sees nobody until a customer does'
    })
  }
  return warnings
}

function readName(name: string): string {
  if (name.trim() === '')
    throw new RapportError('INVALID_TOOL_INPUT', 'input.name must have at least one character besides spaces, such as "At risk"')
  return name
}
