import type { Credential } from './provider.js'

/** A connection's credential, as the engine asks for it. */
export interface CredentialSource {
  /** The credential that counts now; one that is about to end is refreshed first. Throws `CredentialRevoked`. */
  current(): Promise<Credential>
  /**
   * After the provider refused `stale`: the credential that another process has got meanwhile, else one that is fetched now. One process at a time
   * refreshes, and what it got is saved before it is used. Throws `CredentialRevoked` when there is no other.
   */
  refresh(stale: Credential): Promise<Credential>
}

/** Only a person can help: the message says what happened, for the status of the connection. */
export class CredentialRevoked extends Error {
  override readonly name = 'CredentialRevoked'
}

/** The credential could not be renewed now: the vendor is away, or another process is at it. Nothing has changed; ask again, not before `retryAt`. */
export class CredentialUnavailable extends Error {
  override readonly name = 'CredentialUnavailable'

  constructor(
    message: string,
    readonly retryAt?: number | undefined
  ) {
    super(message)
  }
}
