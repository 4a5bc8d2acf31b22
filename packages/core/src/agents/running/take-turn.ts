import { answerJson, ModelError, type ModelResponse } from '../../models/index.js'
import { checkOf } from '../../validation/index.js'
import { cutCodePoints } from '../../values/index.js'
import { checkAnswer, finalAnswer } from '../check-outputs.js'
import { type Ending, failed } from '../end-run.js'
import { callTools } from './call-tools.js'
import { systemPrompt, turnsOf } from './conversation.js'
import { type AgentWork, type Means, meansOf, type RunState, type TurnOutcome, tooLong } from './run-state.js'

const maxAnswerTokens = 8_000
/** Characters of an answer that are kept and sent again; what a model thinks aloud is among them. */
const maxAnswerLength = 1_000_000
/** Calls of one answer that are kept and answered; few of them are made. */
const maxRequests = 100
/** How often a model is told that its answer cannot be read. */
const maxCorrections = 2
const answerCheck = checkOf(finalAnswer)

/** Asks the model once and does what it asks for. It writes nothing. */
export async function takeTurn(state: RunState, work: AgentWork): Promise<TurnOutcome> {
  const means = await meansOf(state, work, work.clock.now())
  if (typeof means === 'string') return { ending: failed(means) }
  const answer = await ask(state, means, work)
  if ('outcome' in answer) return answer.outcome
  const { text, said, usage, requests, isRefused } = answer
  const step = { text, said, calls: [], reply: null, usage }
  if (JSON.stringify(said).length > maxAnswerLength)
    return { step: { ...step, said: [] }, ending: failed(`The model's answer was longer than ${maxAnswerLength} characters`) }
  if (isRefused) return { step, ending: failed('The model refused to answer') }
  const isLast = state.steps.length + 1 >= means.model.bounds.maxSteps
  if (requests.length > maxRequests) {
    const why = `The model asked for ${requests.length} tools in one answer; ${maxRequests} is the most`
    return { step: { ...step, said: [] }, ending: failed(why) }
  }
  if (requests.length > 0) {
    if (isLast)
      return { step, ending: failed(`It still asked for tools after ${means.model.bounds.maxSteps} steps, the most that a run may take`) }
    const { principal, tools } = means
    const calling = { gateway: work.tools.gateway, organizationId: work.store.organizationId, runId: state.run.id, principal, tools }
    return { step: { ...step, calls: await callTools(requests, { ...calling, signal: work.signal }) } }
  }
  const final = answerJson(text)
  if (answerCheck.accepts(final)) return { step, ending: await endingOf(final, state, work) }
  const fault = faultOf(answer, final)
  const corrections = state.steps.filter(({ reply }) => reply !== null).length
  if (isLast || corrections >= maxCorrections) return { step, ending: failed(`The model gave no answer that can be read: ${fault}`) }
  return { step: { ...step, reply: `That is not the answer asked for: ${fault}. Answer with the JSON and nothing else.` } }
}

async function ask(
  { agent, run, steps }: RunState,
  means: Means,
  { signal }: AgentWork
): Promise<ModelResponse | { outcome: TurnOutcome }> {
  const { model, tools, leftMs, leftTokens } = means
  const time = AbortSignal.timeout(Math.min(leftMs, 2 ** 31 - 1))
  try {
    return await model.ask({
      system: systemPrompt(agent),
      turns: turnsOf(run, steps, model.bounds),
      tools: tools.map(({ name, summary, input }) => ({ name, description: summary, input })),
      maxOutputTokens: Math.min(maxAnswerTokens, leftTokens),
      signal: AbortSignal.any([signal, time])
    })
  } catch (error) {
    // When the process closes, the next one asks again.
    signal.throwIfAborted()
    if (time.aborted) return { outcome: { ending: failed(tooLong(model.bounds.maxSeconds)) } }
    if (!(error instanceof ModelError)) throw error
    return { outcome: error.isPassing ? { again: error.message } : { ending: failed(error.message) } }
  }
}

async function endingOf(
  final: Parameters<typeof checkAnswer>[1],
  { agent, run }: RunState,
  { store, publicUrl }: AgentWork
): Promise<Ending> {
  const { summary, outputs, refused, faults } = await checkAnswer(store, final, { mostItems: agent.max_items, scope: run.scope, publicUrl })
  const errorSummary = faults.length === 0 ? null : `Of its answer: ${faults.join('; ')}`
  const status = outputs.length === 0 && refused > 0 ? 'FAILED' : errorSummary === null ? 'COMPLETED' : 'PARTIAL'
  return { status, summary, outputs, refused, errorSummary }
}

function faultOf({ text, isCut }: ModelResponse, final: unknown): string {
  if (isCut) return 'it was longer than an answer may be'
  if (final !== undefined) return answerCheck.fault(final, 'answer')
  if (text.trim() === '') return 'it was empty'
  return `it holds no JSON, but says ${JSON.stringify(cutCodePoints(text.trim(), 200))}`
}
