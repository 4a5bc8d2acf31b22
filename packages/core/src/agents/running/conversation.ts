import { asData, dataRule, type Turn } from '../../models/index.js'
import { isoTime } from '../../values/index.js'
import type { AgentRow, AgentRunRow, AgentStepRow } from '../agent-rows.js'

/** What the model is told to do; nothing that customers wrote stands here. */
export function systemPrompt({ display_name, instructions, max_items }: AgentRow): string {
  return `You are the agent ${JSON.stringify(display_name)} of a company. With the tools you read what the company knows of its customers; you cannot change or send anything.
${dataRule}

Your instructions, from the company:
${instructions}

When you know enough, answer with JSON and nothing else:
{ "summary": "what you found, in a few sentences", "outputs": [{ "customerId": "the customer's id", "title": "at most 240 characters", "summary": "at most 2000 characters", "evidence": [{ "kind": "fact", "id": "its id" }] }] }
- At most ${max_items} outputs, the most important first; none when nothing is worth telling.
- Each output cites evidence that tools showed you: kind "fact", "event" (an id of the timeline) or "attention_item" by its id; kind "source" by its type and sourceId, such as "EMAIL:msg_18c2f0".
- Say only what the evidence bears out. Write no links.`
}

/** The talk so far, made anew from what is stored: so that another process can go on with it. */
export function turnsOf(run: AgentRunRow, steps: readonly AgentStepRow[], { maxSteps }: { maxSteps: number }): Turn[] {
  const turns: Turn[] = [{ by: 'us', text: opening(run) }]
  for (const { messages: said, calls, reply } of steps) {
    turns.push({ by: 'model', said })
    if (calls.length > 0)
      turns.push({
        by: 'tools',
        results: calls.map(({ id, tool, result, isError }) => ({ id, name: tool, text: toolText(run, result, isError) }))
      })
    if (reply !== null) turns.push({ by: 'us', text: reply })
  }
  if (steps.length > 0 && steps.length === maxSteps - 1)
    turns.push({ by: 'us', text: 'This is your last answer: call no tool, answer with the JSON.' })
  return turns
}

function opening({ id, created_at, trigger, scope }: AgentRunRow): string {
  const now = `It is ${isoTime(created_at)}. This run was started ${{ manual: 'by hand', scheduled: 'by your schedule' }[trigger] ?? 'by an automation'}.`
  if (!scope) return `${now} Begin.`
  return `${now} It is about these customers only, and why each of them is looked at:\n${asData(markOf(id), JSON.stringify(scope.customers))}\nBegin.`
}

/** What a tool answers is data of others, and an error may quote some of it: a value that a query could not read, say. */
function toolText({ id }: AgentRunRow, result: string, isError: boolean): string {
  const data = asData(markOf(id), result)
  return isError ? `Error:\n${data}` : data
}

/** A run's id is known to nobody who wrote a text before it. */
const markOf = (runId: string) => runId.slice(-12)
