import { type ErrorCode, errorTable, RapportError } from '@rapport/core'
import type { Access } from '../access.js'

/** A Rapport that is reached over HTTP, and the key to use there. */
export interface RemoteRapport {
  /** Where it is, such as `https://rapport.example.com`, with its base path. */
  url: string
  apiKey: string
}

/** Asks a Rapport over HTTP. What goes wrong on the way is said as if the server had refused. */
export function remoteAccess({ url, apiKey }: RemoteRapport): Access {
  const root = url.replace(/\/+$/, '')

  async function post(path: string, body: unknown, signal?: AbortSignal): Promise<{ status: number; answer: Record<string, unknown> }> {
    let response: Response
    try {
      response = await fetch(`${root}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        ...(signal && { signal })
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw new RapportError('TOOL_UNAVAILABLE', `The server at ${root} cannot be reached: is it running?`, {}, { cause: error })
    }
    const answer: unknown = await response.json().catch(() => undefined)
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
      throw new RapportError('TOOL_UNAVAILABLE', `What answers at ${root} is no Rapport (status ${response.status})`)
    return { status: response.status, answer: answer as Record<string, unknown> }
  }

  return {
    async grants() {
      const { status, answer } = await post('/api/validate-api-key', {})
      const { grants } = Object(answer.authorization)
      if (status === 200 && Array.isArray(grants)) return grants.map(String)
      if (status === 401) throw new RapportError('INVALID_CREDENTIALS', String(answer.error))
      throw new RapportError('TOOL_UNAVAILABLE', `What answers at ${root} is no Rapport that can serve now (status ${status})`)
    },
    async call(tool, input, { signal }) {
      const { status, answer } = await post('/api/tools/call', { tool, input }, signal)
      if (status === 200) return answer
      throw asRefusal(status, answer)
    }
  }
}

/** The refusal as the gateway threw it. */
function asRefusal(status: number, { code, message, resetAt }: Record<string, unknown>): RapportError {
  if (typeof code !== 'string' || !isErrorCode(code) || typeof message !== 'string')
    return new RapportError('TOOL_UNAVAILABLE', `The server answered with status ${status} and no reason`)
  return new RapportError(code, message, typeof resetAt === 'number' ? { resetAt } : {})
}

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorTable, text)
