/** Why a body cannot be used, in words for its sender. `isUnread` says that the rest of it still lies in the connection. */
export class BodyError extends Error {
  override readonly name = 'BodyFault'

  constructor(
    readonly kind: 'too_large' | 'unreadable' | 'not_json',
    message: string,
    readonly details: { limitBytes?: number; actualBytes?: number; isUnread?: boolean } = {},
    options?: { cause?: unknown }
  ) {
    super(message, options)
  }
}
