import type { Parameter } from './operation.js'

/** The parameter for the id of something, in the path. */
export function idOf(what: string): Parameter {
  return { name: 'id', in: 'path', required: true, description: `The ${what}'s id.`, schema: { type: 'string', format: 'uuid' } }
}
