import { type TSchema, Type } from 'typebox'
import type { ChangeContext } from '../domain/audit/change-origin.js'
import { requireStorable } from '../domain/require-storable.js'
import { signalOptions } from '../domain/signals/options.js'
import { previewSignal } from '../domain/signals/preview.js'
import { getSignal, listOccurrences, listSignals, occurrenceQuery, signalQuery } from '../domain/signals/read-signals.js'
import { addSignal, archiveSignal, builtInChange, changeBuiltIn, changeSignal } from '../domain/signals/save-signal.js'
import type { SavedSignal } from '../domain/signals/saved-signal.js'
import { newSignal, signalChange, signalPreviewInput } from '../domain/signals/signal-input.js'
import type {
  BuiltInChange,
  NewSignal,
  OccurrencePage,
  OccurrenceQuery,
  Signal,
  SignalChange,
  SignalOptions,
  SignalPage,
  SignalPreview,
  SignalPreviewInput,
  SignalQuery
} from '../domain/signals/types.generated.js'
import { isUuid } from '../domain/uuid.js'
import { RapportError } from '../errors.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import type { RunningWork } from './running-work.js'
import type { ToolCallOptions } from './tools.js'

/** What the workspace watches for. Those that are saved answer what keeps them from being seen. */
export interface WorkspaceSignals {
  /** The workspace's own signals that are not archived, the newest first. Throws INVALID_TOOL_INPUT for a wrong query. */
  list(query?: SignalQuery): Promise<SignalPage>
  /** One signal, also an archived or a built-in one. Throws NOT_FOUND. */
  get(id: string): Promise<Signal>
  /** What signals can be made of, and the built-in ones. */
  options(): Promise<SignalOptions>
  /**
   * Makes a signal, enabled unless told otherwise. Throws INVALID_TOOL_INPUT naming the field for what could never be seen.
   *
   * @example
   * await workspace.signals.create({ kind: 'EVENT_PATTERN', name: 'No export', definition: { detection: 'event_absence', eventNames: ['exported'], days: 14 } })
   */
  create(input: NewSignal, options?: ToolCallOptions): Promise<SavedSignal>
  /** Changes a signal; what is left out stays. Throws as `create`, NOT_FOUND, and CONFLICT for an archived or a built-in one. */
  update(id: string, change: SignalChange, options?: ToolCallOptions): Promise<SavedSignal>
  /** Puts it away for good; what it saw can still be read. */
  archive(id: string, options?: ToolCallOptions): Promise<SavedSignal>
  /**
   * Switches a built-in signal, or changes its settings. Throws NOT_FOUND for another key.
   *
   * @example await workspace.signals.updateBuiltIn('quiet_account', { enabled: true })
   */
  updateBuiltIn(key: string, change: BuiltInChange, options?: ToolCallOptions): Promise<SavedSignal>
  /** Says whom a signal would have found in the last 90 days, and when; it saves nothing. */
  preview(input: SignalPreviewInput): Promise<SignalPreview>
  /** Where a signal was seen, what was seen last first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a wrong query. */
  occurrences(id: string, query?: OccurrenceQuery): Promise<OccurrencePage>
}

interface Given {
  running: RunningWork
  contextOf(name: string, options?: ToolCallOptions): ChangeContext
  existing(): Promise<string>
}

/** The signals of one organization, for the host's own code. */
export function workspaceSignals(
  { store, clock }: Settings,
  organizationId: string,
  { running, contextOf, existing }: Given
): WorkspaceSignals {
  const rows = store.organization(organizationId)
  return {
    list: (query = {}) => running.run(async () => listSignals(rows, clock.now(), read(checks.list, query, 'query'))),
    get: (id) => running.run(async () => getSignal(rows, readId(id))),
    options: () => running.run(() => signalOptions(rows)),
    create: (input, options) =>
      running.run(async () => {
        const wanted = read(checks.create, input, 'input')
        await existing()
        return addSignal(contextOf('createSignal', options), wanted)
      }),
    update: (id, change, options) =>
      running.run(async () => changeSignal(contextOf('updateSignal', options), readId(id), read(checks.update, change, 'input'))),
    archive: (id, options) => running.run(async () => archiveSignal(contextOf('archiveSignal', options), readId(id))),
    updateBuiltIn: (key, change, options) =>
      running.run(async () => {
        const named = read(checks.key, key, 'key')
        const wanted = read(checks.builtIn, change, 'input')
        await existing()
        return changeBuiltIn(contextOf('updateBuiltInSignal', options), named, wanted)
      }),
    preview: (input) => running.run(async () => previewSignal(rows, clock.now(), read(checks.preview, input, 'input'))),
    occurrences: (id, query = {}) =>
      running.run(async () => listOccurrences(rows, clock.now(), readId(id), read(checks.occurrences, query, 'query')))
  }
}

const checks = {
  list: checkOf(signalQuery),
  create: checkOf(newSignal),
  update: checkOf(signalChange),
  key: checkOf(Type.String()),
  builtIn: checkOf(builtInChange),
  preview: checkOf(signalPreviewInput),
  occurrences: checkOf(occurrenceQuery)
}

function read<S extends TSchema>(check: ReturnType<typeof checkOf<S>>, value: unknown, root: string) {
  if (!check.accepts(value)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(value, root))
  requireStorable(value, root)
  return value
}

function readId(id: string): string {
  const lower = String(id).toLowerCase()
  if (!isUuid(lower)) throw new RapportError('INVALID_TOOL_INPUT', 'id must be a UUID')
  return lower
}
