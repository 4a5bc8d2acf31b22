import type { ApiResponse } from '@rapport/core/connector'
import { fieldsOf, itemsOf, textOf } from '../json-fields.js'

/** How Gong says that a list is empty. */
const words = /\bno [\w ]+ found\b/i

/** Whether an answer says that there is nothing: Gong answers an empty list with the status 404 and these words. */
export function isNothing({ status, body }: Pick<ApiResponse, 'status' | 'body'>): boolean {
  return status === 404 && errorsIn(body).some((error) => words.test(error))
}

/** What an answer names as wrong. */
export function errorsIn(body: unknown): string[] {
  return itemsOf(fieldsOf(body)?.errors).flatMap((error) => textOf(error) ?? [])
}
