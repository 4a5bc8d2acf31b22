import { readFileSync } from 'node:fs'
import { generateText, stepCountIs } from 'ai'
import { expect, it } from 'vitest'
import { createRapport } from '../create-rapport.js'
import { defineHostOperation } from '../host-operations/define-host-operation.js'
import type { RapportOptions } from '../options.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { calls, FakeLanguageModel, says } from '../testing/models/fake-language-model.js'
import { recordingLogger } from '../testing/recording-logger.js'

const page = readFileSync(new URL('../../../../docs/agents.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code.replaceAll(/^import .*\n/gm, ''))

/** Runs the block of the page that has these words, with what it takes for granted; answers the value that it names `result`. */
async function run(words: string, world: Record<string, unknown>, result: string): Promise<unknown> {
  const code = blocks.find((block) => block.includes(words)) ?? ''
  expect(code).not.toBe('')
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  return new AsyncFunction(...Object.keys(world), `${code}\nreturn ${result}`)(...Object.values(world))
}

async function acme() {
  const site = await createTestRapport()
  await site.workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
  return site
}

const asked = { name: 'svc_list_customers', input: { search: 'acme' } }

it('the page runs the tools with the AI SDK', async () => {
  const { workspace } = await acme()
  const { model } = new FakeLanguageModel().expect(calls([asked.name, asked.input]), says('Acme is fine.'))
  expect(await run('generateText', { workspace, generateText, stepCountIs, model }, 'text')).toBe('Acme is fine.')
})

it("the page runs the tools with OpenAI's client", async () => {
  const { workspace } = await acme()
  const { name, input } = asked
  const call = { id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } }
  const answers = [
    { role: 'assistant', tool_calls: [call] },
    { role: 'assistant', content: 'Acme is fine.' }
  ]
  const create = async ({ tools }: { tools: unknown[] }) => {
    expect(tools).not.toHaveLength(0)
    return { choices: [{ message: answers.shift() }] }
  }
  expect(await run('forms.runChat', { workspace, openai: { chat: { completions: { create } } } }, 'messages')).toMatchObject([
    { role: 'user' },
    { role: 'assistant' },
    { role: 'tool', tool_call_id: 'call_1', content: expect.stringContaining('"Acme"') },
    { content: 'Acme is fine.' }
  ])
})

it("the page runs the tools with Anthropic's client", async () => {
  const { workspace } = await acme()
  const answers = [
    {
      stop_reason: 'tool_use',
      content: [
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'toolu_1', ...asked }
      ]
    },
    { stop_reason: 'end_turn', content: [{ type: 'text', text: 'Acme is fine.' }] }
  ]
  const create = async ({ tools }: { tools: unknown[] }) => {
    expect(tools).not.toHaveLength(0)
    return answers.shift()
  }
  const messages = await run('forms.run(block)', { workspace, anthropic: { messages: { create } } }, 'messages')
  expect(messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant' },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', is_error: false }] },
    { role: 'assistant' }
  ])
})

it('the page defines an operation that is called as the tools are', async () => {
  const invoices = { openCents: async () => 4_200 }
  const quiet = (options: RapportOptions) => createRapport({ ...options, logger: recordingLogger() })
  const rapport = (await run('defineHostOperation({', { defineHostOperation, createRapport: quiet, invoices }, 'rapport')) as ReturnType<
    typeof createRapport
  >
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const workspace = rapport.organization(id)
  const sent: unknown[] = []
  const client = { call: async (...given: unknown[]) => sent.push(given) }
  const answered: unknown[] = []
  const call = async (name: string, input: Record<string, unknown>) => answered.push(await workspace.call(name, input))
  await run('client.call(', { workspace: { call }, client }, 'undefined')
  expect(answered).toEqual([{ cents: 4_200 }])
  expect(sent).toEqual([['open_invoices', { customerId: 'acme' }]])
})
