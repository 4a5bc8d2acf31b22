import type { Trust } from './tables/public-keys.js'

/** What a new public key is to be. */
export interface NewPublicKey {
  /** The origins whose pages may send events; they are the workspace's, and added to those that it has. */
  domains?: readonly string[]
  /**
   * What its events may change; everything unless said otherwise, and nothing for an API key without `data:write` that makes it. A public key is no secret: whoever reads the page can send events with it. With
   * `record` billing events, stages or traits of customers are kept on the timeline and change nothing.
   */
  trust?: Partial<Trust>
  /**
   * When it stops to work, in the future: a Date, epoch milliseconds, a date-time with its offset, or a date, which is its
   * start in UTC. Without one it works until it is revoked, or as long as the API key that makes it: a public key cannot
   * outlive that one, and a later time is refused.
   */
  expiresAt?: Date | number | string | null
}
