import type { ApiResponse } from '@rapport/core/connector'

/** A list without anything around it, as the management API answers. Throws where there is none: it says nothing of what is there. */
export function listIn({ body }: Pick<ApiResponse, 'body'>): readonly unknown[] {
  if (!Array.isArray(body)) throw new Error('The answer is not a list')
  return body
}
