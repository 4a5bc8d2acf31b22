import type { ApiResponse, ResponseKind } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'

/** What Clerk calls instances in which organizations are switched off (clerk.com/docs, backend errors). Unconfirmed. */
const withoutOrganizations = ['organization_not_enabled_in_instance', 'organizations_not_enabled']

/** What Clerk's errors mean, where the status alone does not say it. */
export function classifyClerk({ status, body }: ApiResponse): ResponseKind | undefined {
  if (status < 400 || status >= 500) return undefined
  const errors = listOf(fieldsOf(body)?.errors)
  const off = errors.find(({ code }) => withoutOrganizations.includes(textOf(code) ?? ''))
  if (off) return { kind: 'skipStream', reason: textOf(off.long_message) ?? textOf(off.message) ?? 'Organizations are switched off' }
  // The user behind whom a page begins is gone: only a new walk sees all others.
  const isOfPlace = errors.some((error) => fieldsAt(error, 'meta')?.param_name === 'starting_after')
  return isOfPlace && (status === 404 || status === 422) ? { kind: 'resetCursor' } : undefined
}
