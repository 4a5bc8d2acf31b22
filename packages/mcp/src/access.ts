import { type ErrorCode, errorTable, RapportError } from '@rapport/core'
import type { Registry } from '@rapport/core/operations'

/** What a server needs of Rapport for the holder of one key: in process it is asked directly, on stdio over HTTP. */
export interface Access {
  /** The key's grants as they are now. Throws RapportError. */
  grants(): Promise<readonly string[]>
  /** The tools as the process describes them, with its own providers; those that are published where nobody says. */
  tools?: Registry
  /** Calls a tool. Throws RapportError. `again`: a call made before is asked anew for a smaller page. */
  call(tool: string, input: Readonly<Record<string, unknown>>, options: { signal: AbortSignal; again?: boolean }): Promise<unknown>
  /** Why events of the last day were refused or changed, as `GET /api/ingest/issues` answers it. Throws RapportError. */
  issues(options: { signal: AbortSignal }): Promise<unknown>
}

/** Where the issues are asked for. */
export const issuesPath = '/api/ingest/issues'

/** The refusal as Rapport threw it. */
export function asRefusal(status: number, { code, message, error, resetAt }: Record<string, unknown>): RapportError {
  const text = message ?? error
  if (typeof code !== 'string' || !isErrorCode(code) || typeof text !== 'string')
    return new RapportError('TOOL_UNAVAILABLE', `The server answered with status ${status} and no reason`)
  return new RapportError(code, text, typeof resetAt === 'number' ? { resetAt } : {})
}

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorTable, text)
