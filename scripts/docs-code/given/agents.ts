// The clients of models that docs/agents.md names, as far as it uses them, and what an operation of a host's own asks.
import { createRapportClient } from '@rapport/client'

export declare const model: import('ai').LanguageModel
export const client = createRapportClient({ baseUrl: 'https://rapport.example.com', apiKey: 'ok_0000' })
export const invoices = {
  openCents: async (organizationId: string, customerId: unknown) => organizationId.length + String(customerId).length
}

interface ChatMessage {
  role: string
  content: string
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[]
}

export const openai = {
  chat: {
    completions: {
      async create({
        messages
      }: {
        model: string
        messages: ChatMessage[]
        tools: object[]
      }): Promise<{ choices: [{ message: ChatMessage }] }> {
        return { choices: [{ message: { role: 'assistant', content: `${messages.length} messages` } }] }
      }
    }
  }
}
