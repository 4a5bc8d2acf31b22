/**
 * What kind of failure it was: shown with a stream.
 * - `unreachable`, `timeout`, `unavailable`, `rate_limited`: the provider is away, broken or busy; it is asked again later.
 * - `bad_answer`: it is not JSON, nested too deep, or not what the connector can read.
 * - `too_large`: an answer has more than 20 MB or 1,000,000 values, or a page more than 10,000 records.
 * - `forbidden`: a permission is missing, or the account has no such thing.
 * - `cursor_expired`: the place in a feed is not known any more.
 * - `not_found`, `refused`: asked wrongly.
 * - `wrong_address`: a link or a redirect that leads to somewhere else than the provider's own address.
 * - `suspicious_shrink`: a walk missed more than half of the records, and was not believed.
 */
export type ApiErrorClass =
  | 'unreachable'
  | 'timeout'
  | 'unavailable'
  | 'rate_limited'
  | 'bad_answer'
  | 'too_large'
  | 'forbidden'
  | 'cursor_expired'
  | 'not_found'
  | 'refused'
  | 'wrong_address'
  | 'suspicious_shrink'

/** What follows from a failure: ask again (not before `retryAt`, if the provider said so), leave the stream out, walk it again, or give it up for now. */
export type ApiEffect = 'retry' | 'skipStream' | 'resetCursor' | 'fatal'

/** A request that a provider did not answer as it should. The message is for people: the provider's own words, without credentials. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly errorClass: ApiErrorClass,
    message: string,
    readonly effect: ApiEffect,
    readonly retryAt?: number | undefined,
    /** Whether the provider cannot have got the request: it was never connected to. */
    readonly isUnsent = false
  ) {
    super(message)
  }
}

/** What a connector throws, or answers against its contract, is its failure to read what the provider said: the stream fails with it, and nothing else. */
export function unreadable(error: unknown, clean: (text: string) => string): ApiError {
  return new ApiError('bad_answer', `Its answer cannot be read: ${clean(error instanceof Error ? error.message : String(error))}`, 'fatal')
}
