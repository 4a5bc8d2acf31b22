import { RapportError } from '@rapport/client/session'

/** A page's script that does not come is a server that is away, or a newer one; the router itself would load the page anew, to the browser's error. */
export function away(cause: unknown): never {
  const facts = { code: 'CONNECTION_FAILED', retryable: true }
  throw new RapportError('A part of the console cannot be loaded.', facts, { cause })
}
