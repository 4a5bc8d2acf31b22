import { requireModel } from '../agents/manage-agents.js'
import type { ChangeContext } from '../domain/audit/change-origin.js'
import { automationChange, newAutomation } from '../domain/automations/automation-input.js'
import { dryRun } from '../domain/automations/dry-run.js'
import { automationQuery, getAutomation, listAutomations } from '../domain/automations/read-automations.js'
import { getAutomationRun, listAutomationRuns, runQuery } from '../domain/automations/run-log.js'
import { addAutomation, archiveAutomation, changeAutomation, switchAutomation } from '../domain/automations/save-automation.js'
import type { SavedAutomation } from '../domain/automations/saved-automation.js'
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
} from '../domain/automations/types.generated.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import { readBody, readId } from './read-input.js'
import type { RunningWork } from './running-work.js'
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

interface Given {
  running: RunningWork
  contextOf(name: string, options?: ToolCallOptions): ChangeContext
  existing(): Promise<string>
}

/** The automations of one organization, for the host's own code. */
export function workspaceAutomations(
  { store, clock, model }: Settings,
  organizationId: string,
  { running, contextOf, existing }: Given
): WorkspaceAutomations {
  const rows = store.organization(organizationId)
  const changing =
    (name: string, change: (context: ChangeContext, id: string) => Promise<SavedAutomation>) =>
    async (id: string, options?: ToolCallOptions) =>
      running.run(async () => change(contextOf(name, options), readId(id, 'id')))
  return {
    list: (query = {}) => running.run(async () => listAutomations(rows, clock.now(), readBody(queries.list, query, 'query'))),
    get: (id) => running.run(async () => getAutomation(rows, readId(id, 'id'))),
    create: (input, options) =>
      running.run(async () => {
        const wanted = readBody(queries.create, input, 'input')
        await existing()
        if (wanted.agentId) requireModel(model)
        return addAutomation(contextOf('createAutomation', options), wanted)
      }),
    update: (id, change, options) =>
      running.run(async () => {
        const wanted = readBody(queries.update, change, 'input')
        if (wanted.agentId) requireModel(model)
        return changeAutomation(contextOf('updateAutomation', options), readId(id, 'id'), wanted)
      }),
    enable: changing('enableAutomation', (context, id) => switchAutomation(context, id, true)),
    disable: changing('disableAutomation', (context, id) => switchAutomation(context, id, false)),
    archive: changing('archiveAutomation', archiveAutomation),
    dryRun: (id) => running.run(async () => dryRun(rows, readId(id, 'id'), clock.now())),
    runs: (id, query = {}) =>
      running.run(async () => listAutomationRuns(rows, clock.now(), readId(id, 'id'), readBody(queries.runs, query, 'query'))),
    run: (id, runId) => running.run(async () => getAutomationRun(rows, readId(id, 'id'), readId(runId, 'runId')))
  }
}

const queries = {
  list: checkOf(automationQuery),
  runs: checkOf(runQuery),
  create: checkOf(newAutomation),
  update: checkOf(automationChange)
}
