import { RescheduleAt } from '../../jobs/index.js'
import { costMicros, countModelUse } from '../../models/index.js'
import type { Transaction } from '../../storage/index.js'
import { endRun, failed } from '../end-run.js'
import { agentRuns } from '../tables/agent-runs.js'
import { agentSteps } from '../tables/agent-steps.js'
import { type AgentWork, type Progress, type RunState, readState, type TurnOutcome } from './run-state.js'
import { withAssessments } from './scope-assessments.js'
import { takeTurn } from './take-turn.js'

const maxTextLength = 20_000
const shortestWaitMs = 1_000
const maxWaitMs = 60_000

/**
 * Takes a run to its end, a question to the model at a time. Each step is saved before the next one, so that a run that broke off goes on from there:
 * only the question that was under way is asked again.
 */
export async function runAgent(runId: string, work: AgentWork): Promise<void> {
  const { store, clock, save, model } = work
  for (;;) {
    const state = await readState(store, runId)
    if (!state) {
      await save(async () => undefined)
      return
    }
    if (state.run.started_at === null) {
      const scope = await withAssessments(store, state.run.scope, clock.now())
      const begun = { started_at: clock.now(), model: model?.name ?? null, scope }
      const goesOn = await save(async (transaction, progress) => {
        await transaction.update(agentRuns, { id: { eq: runId } }, begun)
        return progress
      })
      if (!goesOn) return
      continue
    }
    const outcome = await takeTurn(state, work)
    if (!(await save((transaction, progress) => record(transaction, state, outcome, progress, work)))) return
  }
}

async function record(
  transaction: Transaction,
  { run, steps }: RunState,
  { step, ending, again }: TurnOutcome,
  { runId, failures }: Progress,
  { clock, model }: AgentWork
): Promise<Progress | RescheduleAt<Progress> | undefined> {
  const now = clock.now()
  if (step) {
    const { text, said, calls, reply, usage } = step
    const { inputTokens: input_tokens, outputTokens: output_tokens } = usage
    await transaction.insert(agentSteps, [
      {
        run_id: runId,
        position: steps.length,
        text: text.slice(0, maxTextLength).toWellFormed(),
        messages: said,
        calls,
        reply,
        input_tokens,
        output_tokens,
        at: now
      }
    ])
    const cost = costMicros(model?.prices, usage)
    await transaction.update(
      agentRuns,
      { id: { eq: runId } },
      {
        steps: steps.length + 1,
        tool_calls: run.tool_calls + calls.length,
        input_tokens: run.input_tokens + input_tokens,
        output_tokens: run.output_tokens + output_tokens,
        ...(cost !== null && { cost_micros: (run.cost_micros ?? 0) + cost })
      }
    )
    await countModelUse(transaction, 'agents', usage, model?.prices, now)
  }
  if (ending) {
    await endRun(transaction, run, ending, now)
    return undefined
  }
  if (again === undefined) return { runId, failures: 0 }
  const wait = Math.min(maxWaitMs, shortestWaitMs * 2 ** failures)
  const until = (run.started_at ?? now) + (model?.bounds.maxSeconds ?? 0) * 1000
  if (now + wait < until) return new RescheduleAt(now + wait, { runId, failures: failures + 1 })
  await endRun(transaction, run, failed(`${again}. It was tried ${failures + 1} times`), now)
  return undefined
}
