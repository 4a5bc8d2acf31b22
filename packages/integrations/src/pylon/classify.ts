import type { ApiRequest, ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { isGone, isOfMessages } from './issue-pages.js'
import { classifyRegion } from './region.js'

/** What Pylon's answers mean, where the status alone does not say it. */
export function classifyPylon(answer: ApiResponse, asked: ApiRequest): ResponseKind | undefined {
  // A place in a list ends after a while: the list is read from its beginning.
  if (answer.status === 400 && wordsIn(answer.body).some((words) => /cursor/i.test(words))) return { kind: 'resetCursor' }
  // Behind an issue that is gone there are others, which a failure would hide.
  if (isGone(answer) && isOfMessages(asked)) return { kind: 'ok' }
  return classifyRegion(answer, asked)
}

function wordsIn(body: unknown): string[] {
  const error = fieldsOf(body)
  return [error?.code, ...itemsOf(error?.errors)].flatMap((words) => textOf(words) ?? [])
}
