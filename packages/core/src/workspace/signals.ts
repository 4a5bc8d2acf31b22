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
} from '../public-types/index.js'
import type { SavedSignal } from '../signals/index.js'
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
