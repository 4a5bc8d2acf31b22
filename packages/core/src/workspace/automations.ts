import type { SavedAutomation } from '../automations/index.js'
import type {
  Automation,
  AutomationChange,
  AutomationPage,
  AutomationQuery,
  AutomationRunPage,
  AutomationRunQuery,
  DryRun,
  NewAutomation,
  WholeAutomationRun
} from '../public-types/index.js'
import type { ToolCallOptions } from './tools.js'

/** Who is told of what was seen, and when. Those that are saved answer what keeps them from telling anybody. */
export interface WorkspaceAutomations {
  /** The automations that are not archived, the newest first. Throws INVALID_TOOL_INPUT for a wrong query. */
  list(query?: AutomationQuery): Promise<AutomationPage>
  /** One automation, also an archived one. Throws NOT_FOUND. */
  get(id: string): Promise<Automation>
  /**
   * Makes an automation, disabled unless told otherwise. Throws INVALID_TOOL_INPUT naming the field for what could never run.
   *
   * @example
   * await workspace.automations.create({ name: 'Usage', triggerType: 'SIGNAL_OCCURRENCE', signalIds: [id], cooldownHours: 72, enabled: true })
   */
  create(input: NewAutomation, options?: ToolCallOptions): Promise<SavedAutomation>
  /** Changes an automation; what is left out stays. Throws as `create`, NOT_FOUND, and CONFLICT for an archived one. */
  update(id: string, change: AutomationChange, options?: ToolCallOptions): Promise<SavedAutomation>
  /** Switches it on: it tells of nothing from before. */
  enable(id: string, options?: ToolCallOptions): Promise<SavedAutomation>
  /** Switches it off. */
  disable(id: string, options?: ToolCallOptions): Promise<SavedAutomation>
  /** Puts it away for good; its runs can still be read. */
  archive(id: string, options?: ToolCallOptions): Promise<SavedAutomation>
  /** Says whom it would tell of if it ran now, and why; nothing is sent or written. */
  dryRun(id: string): Promise<DryRun>
  /** Its runs of the last 90 days, the newest first. Throws NOT_FOUND, and INVALID_TOOL_INPUT for a wrong query. */
  runs(id: string, query?: AutomationRunQuery): Promise<AutomationRunPage>
  /** One run: whom it told of, and what became of its messages. Throws NOT_FOUND. */
  run(id: string, runId: string): Promise<WholeAutomationRun>
}
