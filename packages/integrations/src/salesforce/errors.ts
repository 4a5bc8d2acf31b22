import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { listOf, textOf } from '../json-fields.js'
import { optionalFields } from './query-state.js'

/** The codes of an answer's errors with their words; none where it is no list of errors. */
export function errorsOf({ status, body }: ApiResponse): { code: string; message: string }[] {
  if (status < 400) return []
  return listOf(body).flatMap(({ errorCode, message }) => {
    const code = textOf(errorCode)
    return code === undefined ? [] : [{ code, message: textOf(message) ?? '' }]
  })
}

const hasError = (answer: ApiResponse, code: string): boolean => errorsOf(answer).some((error) => error.code === code)

/**
 * The field of a query that Salesforce does not know, or hides from this user: one of those that the query does without. Undefined where it is none of them,
 * or something else is wrong.
 */
export function hiddenField(answer: ApiResponse, asked: ApiRequest): string | undefined {
  const [error] = errorsOf(answer)
  if (answer.status !== 400 || !error) return undefined
  const optional = optionalFields(asked)
  const named = [...error.message.matchAll(/['"]([\w.]+)['"]/g), ...error.message.matchAll(/(?:column|relationship|field) ([\w.]+)/gi)].map(
    ([, name = '']) => name.toLowerCase()
  )
  const fits = (test: (field: string, name: string) => boolean) =>
    named.flatMap((name) => optional.filter((field) => test(field.toLowerCase(), name)))[0]
  // Related records are a kind of their own, that as a whole may not be read.
  if (error.code === 'INVALID_TYPE') return fits((field, name) => field === name)
  if (error.code !== 'INVALID_FIELD') return undefined
  return (
    fits((field, name) => field === name) ??
    fits((field, name) => field.startsWith(`${name}.`)) ??
    fits((field, name) => field.endsWith(`.${name}`))
  )
}

/** Whether it is a page behind the first one, by the place that Salesforce has handed out. */
export const isByLocator = ({ query, note }: ApiRequest): boolean => note !== undefined && query?.q === undefined

/** Whether the place of a page is not known any more: it ends after days, with too many others, and with the session that it was handed out in. */
export const isPlaceLost = (answer: ApiResponse, asked: ApiRequest): boolean =>
  isByLocator(asked) && (answer.status === 401 || hasError(answer, 'INVALID_QUERY_LOCATOR'))
