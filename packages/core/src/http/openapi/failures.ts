import { type ErrorCode, errorTable } from '../../errors.js'
import { authenticate, requestId, retryAfter } from './headers.js'
import type { Reference } from './named-schemas.js'
import { type DescribedResponse, jsonContent } from './operation.js'

/** The answers that these codes make, by status; each tells what its codes mean. */
export function failuresOf(codes: readonly ErrorCode[], body: Reference): Record<string, DescribedResponse> {
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))].sort((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      failure(
        codes.filter((code) => errorTable[code].status === status),
        body
      )
    ])
  )
}

function failure(codes: readonly ErrorCode[], body: Reference): DescribedResponse {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTable[code].meaning}`).join('\n\n'),
    headers: {
      ...requestId,
      ...(codes.some((code) => errorTable[code].retryable) && retryAfter),
      ...(codes.includes('INVALID_CREDENTIALS') && authenticate)
    },
    content: jsonContent(body)
  }
}
