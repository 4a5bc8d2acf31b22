import { RapportError } from '@rapport/core'
import { type Access, asRefusal, issuesPath } from '../access.js'

/** A Rapport that is reached over HTTP, and the key to use there. */
export interface RemoteRapport {
  /** Where it is, such as `https://rapport.example.com`, with its base path. */
  url: string
  apiKey: string
}

/** Asks a Rapport over HTTP. What goes wrong on the way is said as if the server had refused. */
export function remoteAccess({ url, apiKey }: RemoteRapport): Access {
  const root = url.replace(/\/+$/, '')

  /** Posts a body, or gets what stands there without one. */
  async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<{ status: number; answer: Record<string, unknown> }> {
    let response: Response
    try {
      response = await fetch(`${root}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${apiKey}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
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
      const { status, answer } = await ask('/api/validate-api-key', {})
      const { grants } = Object(answer.authorization)
      if (status === 200 && Array.isArray(grants)) return grants.map(String)
      if (status === 401) throw new RapportError('INVALID_CREDENTIALS', String(answer.error))
      throw new RapportError('TOOL_UNAVAILABLE', `What answers at ${root} is no Rapport that can serve now (status ${status})`)
    },
    async call(tool, input, { signal }) {
      const { status, answer } = await ask('/api/tools/call', { tool, input }, signal)
      if (status === 200) return answer
      throw asRefusal(status, answer)
    },
    async issues({ signal }) {
      const { status, answer } = await ask(issuesPath, undefined, signal)
      if (status === 200) return answer
      throw asRefusal(status, answer)
    }
  }
}
