import type { StoredAgentScope } from '../../agents/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import type { AutomationRow } from '../automation.js'
import { attentionCandidates, occurrenceCandidates } from '../candidates.js'
import { automationRuns } from '../tables/automation-runs.js'
import { automations } from '../tables/automations.js'
import { scopeOf, wordOfAgent } from './ask-agent.js'
import { type Chosen, chooseItems } from './choose-items.js'
import { openMatches } from './run-scope.js'

/** What a run has found, and the occurrences that it has used up. */
export interface Performed extends Chosen {
  usedOccurrenceIds: string[]
  /** The agent that is to be asked first, and about whom; or that it is at work; or why it has failed; or that it is done. */
  agent?:
    | { is: 'to ask'; agentId: string; scope: StoredAgentScope | undefined }
    | { is: 'at work' | 'done' }
    | { is: 'failed'; reason: string }
}

type Period = Pick<RowOf<typeof automationRuns>, 'period_start' | 'period_end'>

/** Finds out whom a run tells of. It writes nothing, so that a run which broke off is done again as a whole. */
export async function performRun(store: OrganizationStore, runId: string, now: number): Promise<Performed> {
  const nothing: Performed = { items: [], leftOut: [], usedOccurrenceIds: [] }
  const [run] = await store.get(automationRuns, [{ id: runId }])
  const [automation] = run ? await store.get(automations, [{ id: run.automation_id }]) : []
  if (!run || !automation) return nothing
  const { agentId, signalIds } = automation.definition
  const at = notifiedAt(automation, run, now)
  if (!agentId) return chooseFor(store, automation, run, at)
  const word = await wordOfAgent(store, run)
  if (word.is === 'done')
    return { ...(await chooseItems(store, automation, word.candidates, at)), usedOccurrenceIds: [], agent: { is: 'done' } }
  if (word.is !== 'unasked') return { ...nothing, agent: word }
  if (signalIds.length === 0) return { ...nothing, agent: { is: 'to ask', agentId, scope: undefined } }
  const found = await chooseFor(store, automation, run, at)
  if (found.items.length === 0) return found
  return { ...found, agent: { is: 'to ask', agentId, scope: scopeOf(automation, found.items) } }
}

/** When a run tells of its customers: by its schedule at the time of that, so that a cooldown ends with the same time of another day, however late a run is. */
export function notifiedAt({ definition }: AutomationRow, { period_end }: Period, now: number): number {
  return definition.schedule ? period_end : now
}

/** Whom an automation tells of in a period: those of whom enough was seen, or whose attention items say something new. */
async function chooseFor(store: OrganizationStore, automation: AutomationRow, period: Period, at: number): Promise<Performed> {
  const { definition } = automation
  if (definition.signalIds.length === 0) {
    const candidates = await attentionCandidates(store, period.period_start, period.period_end)
    return { ...(await chooseItems(store, automation, candidates, at)), usedOccurrenceIds: [] }
  }
  const until = definition.schedule ? period.period_end : period.period_end + 1
  const { matched, expired } = await openMatches(store, automation, until)
  const chosen = await chooseItems(store, automation, await occurrenceCandidates(store, matched), at)
  const used = [...[...matched.values()].flat(), ...expired]
  return { ...chosen, usedOccurrenceIds: used.map(({ occurrence_id }) => occurrence_id) }
}
