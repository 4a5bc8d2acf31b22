import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { McpHandler } from '@rapport/mcp'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'

/** What an agent reads, by the o200k tokenizer. */
export const tokensOf = (text: string): number => encode(text).length

/** What a question has cost so far. */
export interface Cost {
  calls: number
  /** Tokens of the text of all answers, which is what most clients give to their model. */
  tokens: number
  /** With the structured content, for those that give it both. */
  tokensWithBoth: number
  /** All texts, to look for the answer in. */
  text: string
}

/** The official client, in process, which counts what its model reads. */
export class Agent {
  readonly client = new Client({ name: 'bench', version: '1' })
  cost: Cost = { calls: 0, tokens: 0, tokensWithBoth: 0, text: '' }

  static async connect(mcp: McpHandler, apiKey: string, query = ''): Promise<Agent> {
    const agent = new Agent()
    const transport = new StreamableHTTPClientTransport(new URL(`http://localhost/mcp${query}`), {
      fetch: (url, init) => mcp(new Request(url, init)),
      requestInit: { headers: { authorization: `Bearer ${apiKey}` } }
    })
    await agent.client.connect(transport as Parameters<Client['connect']>[0])
    return agent
  }

  /** Calls a tool; throws when it refuses. */
  async call<Answer>(name: string, input: Record<string, unknown>): Promise<Answer> {
    const result = (await this.client.callTool({ name, arguments: input })) as CallToolResult
    const text = result.content.map((block) => (block.type === 'text' ? block.text : '')).join('\n')
    if (result.isError) throw new Error(text)
    this.count(text, JSON.stringify(result.structuredContent))
    return result.structuredContent as Answer
  }

  /** Gets a prompt with all that comes with it. */
  async prompt(name: string, given: Record<string, string>): Promise<void> {
    const { messages } = await this.client.getPrompt({ name, arguments: given })
    const texts = messages.map(({ content }) =>
      content.type === 'text' ? content.text : content.type === 'resource' && 'text' in content.resource ? content.resource.text : ''
    )
    this.count(texts.join('\n'), '')
  }

  private count(text: string, structured: string): void {
    const tokens = tokensOf(text)
    this.cost.calls++
    this.cost.tokens += tokens
    this.cost.tokensWithBoth += tokens + tokensOf(structured)
    this.cost.text += text
  }
}
