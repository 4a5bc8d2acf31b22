import type { GetPromptResult, Prompt, PromptMessage } from '@modelcontextprotocol/sdk/types.js'
import { hasGrant } from '@rapport/core'
import { offeredWords } from '@rapport/core/operations'
import { ProtocolError } from '../protocol-error.js'
import type { Serving } from '../serving.js'
import { briefUri, readResource } from './resources.js'

interface Written {
  title: string
  description: string
  /** Whether it is about one customer, whose brief then comes with it. */
  isOfCustomer: boolean
  text: string
}

const closing = 'Quote exactly, with the date and the source of each quote. Say what is not known instead of guessing.'

/** The prompts: what people ask again and again, with the calls that answer it well. */
const prompts: Readonly<Record<string, Written>> = {
  prepare_meeting: {
    title: 'Prepare a meeting',
    description: 'A one-page briefing before a meeting with a customer.',
    isOfCustomer: true,
    text: `Prepare me for a meeting with the customer whose brief is attached. Work in these steps:
1. svc_list_sources with its customer id and sourceType CALL, limit 1; then svc_get_source: what was said and promised in the last call.
2. svc_get_timeline with its id and timeframe 7d: what changed this week.
3. Write one page: where the account stands; who will matter, and their mood; open promises on both sides; risks and chances with a quote each; three questions to ask.
${closing}`
  },
  explain_risk: {
    title: 'Explain a risk',
    description: 'Why a customer may leave, in their own words, and what to do about it.',
    isOfCustomer: true,
    text: `Explain whether and why the customer whose brief is attached may leave. Work in these steps:
1. For each attention item of the brief svc_get_attention_item: what speaks for the risk, and what against it.
2. svc_search_customer_context with its id, for problem, cancel, alternative, price: their own words.
3. Answer: how likely, since when, the reasons in order of weight with a quote each, what speaks against it, and what to do this week and by whom.
${closing}`
  },
  weekly_review: {
    title: 'Weekly review',
    description: 'What happened at all customers this week, and whom to call next.',
    isOfCustomer: false,
    text: `Review the week across all customers. Work in these steps:
1. svc_list_attention_items: what needs somebody now; svc_get_attention_item for the three most pressing.
2. svc_query on customers: accounts without an owner, trials without activation, past due payments with their MRR. svc_schema describes the columns.
3. svc_list_customers with noActivityInLast 7d and hasActivityInLast 30d: who went quiet.
4. Write: the five accounts to call first and why; what changed for the better; revenue at stake in all; what is missing in the data.
${closing}`
  }
}

const customerArgument = { name: 'customer', description: "The customer's name, domain or id.", required: true }

/** The prompts that the grants of a key can be worked with. */
export function listedPrompts(grants: readonly string[]): Prompt[] {
  if (!hasGrant(grants, 'customer_intelligence:read')) return []
  return Object.entries(prompts).map(([name, { title, description, isOfCustomer }]) => ({
    name,
    title,
    description,
    ...(isOfCustomer && { arguments: [customerArgument] })
  }))
}

/** Whether a prompt has this argument. */
export function takesArgument(prompt: string, argument: string): boolean {
  return Object.hasOwn(prompts, prompt) && prompts[prompt]?.isOfCustomer === true && argument === customerArgument.name
}

/** A prompt filled in. Throws ProtocolError for one that there is not, and for a missing argument; RapportError when there is no such customer. */
export async function getPrompt(name: string, given: Readonly<Record<string, string>>, serving: Serving): Promise<GetPromptResult> {
  const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined
  if (!prompt)
    throw new ProtocolError(
      'invalid_params',
      `There is no prompt ${JSON.stringify(name.slice(0, 100))}: there are ${Object.keys(prompts).join(', ')}`
    )
  const { description, isOfCustomer } = prompt
  const text = steps(prompt.text, serving.isOffered)
  const messages: PromptMessage[] = [{ role: 'user', content: { type: 'text', text } }]
  if (isOfCustomer) {
    const customer = given.customer?.trim()
    if (!customer) throw new ProtocolError('invalid_params', `${name} needs the argument customer: a name, domain or id`)
    const { contents } = await readResource(briefUri(customer), serving)
    for (const resource of contents) messages.push({ role: 'user', content: { type: 'resource', resource } })
  }
  return { description, messages }
}

/** The text with the steps that the connection's tools can do, counted anew. */
function steps(text: string, isOffered: (tool: string) => boolean): string {
  const lines = text.split('\n').map((line) => {
    const [, words = line] = /^\d+\. (.*)$/.exec(line) ?? []
    const said = offeredWords(words, isOffered)
    return { isStep: words !== line, said: said === words || said !== '' ? said : undefined }
  })
  let count = 0
  return lines.flatMap(({ isStep, said }) => (said === undefined ? [] : [isStep ? `${++count}. ${said}` : said])).join('\n')
}
