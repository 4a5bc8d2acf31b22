import { ConfigurationError } from './errors.js'

/** The caller's request id, checked as the server checks it, or a new one. */
export function requestIdOf(given: string | undefined): string {
  if (given === undefined) return crypto.randomUUID()
  if (/^[A-Za-z0-9._-]{1,128}$/.test(given)) return given
  throw new ConfigurationError('requestId must be 1 to 128 letters, digits, ".", "_" or "-".')
}
