import type { ApiRequest, ApiResponse, ResponseKind } from '@rapport/core/connector'
import { callsPath } from './calls.js'
import { errorsIn, isNothing } from './nothing.js'

/** What Gong's answers mean, where the status alone does not say it. */
export function classifyGong(answer: ApiResponse, { path }: ApiRequest): ResponseKind | undefined {
  // Behind a month without calls there are others, which an empty answer would hide.
  if (isNothing(answer)) return { kind: path === callsPath ? 'ok' : 'empty' }
  // A place in a list ends after a while: the list is read from its beginning.
  if (answer.status === 400 && errorsIn(answer.body).some((error) => /\bcursor\b/i.test(error))) return { kind: 'resetCursor' }
  return undefined
}
