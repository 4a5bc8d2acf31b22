import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { RapportError } from '@rapport/core'
import { fittedAnswer } from './answers/fit.js'
import { dataNotice } from './answers/marked.js'
import { failureText } from './failure.js'
import { requireTool } from './offered.js'
import { isOfProtocol } from './protocol-error.js'
import type { Serving } from './serving.js'

/**
 * Calls a tool. What the caller did wrong in the protocol's terms (an unknown tool, wrong arguments, a key that is no more) throws ProtocolFault; what the
 * tool itself refuses is a result with `isError`, which models read.
 */
export async function callTool({ name, arguments: input = {} }: CallToolRequest['params'], serving: Serving): Promise<CallToolResult> {
  const { access, view, signal, progress } = serving
  const tool = requireTool(name, view)
  try {
    const answer = await fittedAnswer(tool, input, view.budget, async (asked, again) => {
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
    return { content: [text(failureText(tool, error))], isError: true }
  }
}

const text = (words: string) => ({ type: 'text' as const, text: words })
