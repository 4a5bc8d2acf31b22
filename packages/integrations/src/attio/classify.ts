import type { ApiRequest, ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'
import { paths } from './paths.js'

/** Deals are off until an admin turns them on, and not every workspace has meetings. */
const absentWhere: readonly (readonly [string, string])[] = [
  [paths.query('deals'), 'The object deals is not turned on in Attio'],
  [paths.stages, 'The object deals is not turned on in Attio'],
  [paths.meetings, 'The workspace has no meetings in Attio']
]

/** What Attio's answers mean, where the status alone does not say it. */
export function classifyAttio({ status, body }: ApiResponse, { path }: ApiRequest): ResponseKind | undefined {
  const absent = absentWhere.find(([where]) => path === where)
  if (!absent) return undefined
  const error = fieldsOf(body)
  const isOff = status === 400 && /disabled/i.test(`${textOf(error?.code)} ${textOf(error?.message)}`)
  return status === 404 || isOff ? { kind: 'skipStream', reason: textOf(error?.message) ?? absent[1] } : undefined
}
