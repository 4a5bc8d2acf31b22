import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { RapportError } from '@rapport/core'
import type { Access } from './access.js'
import { fittedAnswer } from './answers/fit.js'
import { dataNotice, quoted } from './answers/marked.js'
import { failureText, faultOf } from './failure.js'
import { requireTool } from './offered.js'
import type { Progress } from './progress.js'
import type { View } from './view.js'

/** What serves one request: who asks, for what, and whether anybody still waits. */
export interface Serving {
  access: Access
  view: View
  signal: AbortSignal
  progress: Progress
}

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
    const { output, notes } = answer
    return {
      content: [text([dataNotice, ...notes].join('\n')), text(quoted(output))],
      structuredContent: output as Record<string, unknown>
    }
  } catch (error) {
    if (!(error instanceof RapportError)) throw error
    const fault = faultOf(error)
    if (fault) throw fault
    return { content: [text(failureText(tool, error))], isError: true }
  }
}

const text = (words: string) => ({ type: 'text' as const, text: words })
