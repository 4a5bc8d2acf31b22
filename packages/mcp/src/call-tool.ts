import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { RapportError } from '@rapport/core'
import { dataNotice, failureText, fittedAnswer } from '@rapport/core/operations'
import { requireTool } from './offered.js'
import { isOfProtocol } from './protocol-error.js'
import type { Serving } from './serving.js'

/**
 * Calls a tool. What the caller did wrong in the protocol's terms (an unknown tool, wrong arguments, a key that is no more) throws ProtocolError; what the
 * tool itself refuses is a result with `isError`, which models read.
 */
export async function callTool({ name, arguments: input = {} }: CallToolRequest['params'], serving: Serving): Promise<CallToolResult> {
  const { access, view, isOffered, signal, progress } = serving
  const tool = requireTool(name, view, access)
  const room = { budget: view.budget, isOffered, larger: 'A connection with ?budget=50000 shows more of them.' }
  try {
    const answer = await fittedAnswer(tool, input, room, async (asked, again) => {
      await progress(again ? 'The answer is too long: asking for fewer rows' : `Asking ${tool.name}`)
      return (await access.call(tool.name, asked, { signal, again })) as object
    })
    if (!answer) throw new RapportError('UNPROCESSABLE', 'The answer is too long for this connection')
    const { output, text: data, notes } = answer
    return {
      content: [text([dataNotice, ...notes].join('\n')), text(data)],
      structuredContent: output as Record<string, unknown>
    }
  } catch (error) {
    if (!(error instanceof RapportError) || isOfProtocol(error)) throw error
    return { content: [text(failureText(tool, error, isOffered))], isError: true }
  }
}

const text = (words: string) => ({ type: 'text' as const, text: words })
