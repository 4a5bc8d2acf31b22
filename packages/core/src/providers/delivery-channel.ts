import type { ApiRequest, ApiResponse, SendRequest } from './request.js'
import type { StoredMessage } from './stored-message.js'

/**
 * How messages are sent to a provider's channels: data and pure functions, as all of a connector. Destinations can be channels of every provider that has this.
 */
export interface DeliveryChannel {
  /** At least so many milliseconds lie between two messages to one channel. */
  minIntervalMs: number
  /** Looks at a channel, and joins it where that is needed and possible. */
  check(request: SendRequest, channelId: string): Promise<ChannelState>
  /** The request that sends a message, which carries our id of it. It is asked for as `optional`: `read` says what a refusal means. */
  post(message: OutgoingMessage): ApiRequest
  /** What came of it. */
  read(answer: ApiResponse): PostOutcome
  /** Looks for a message that may have been sent: `absent` only where it would have been seen. */
  find(request: SendRequest, sent: SentMessage): Promise<FoundMessage>
}

/** A message to a channel. `id` is our id of it. */
export interface OutgoingMessage {
  id: string
  channelId: string
  message: StoredMessage
}

/** A message that may have been sent, at the earliest at this time in epoch milliseconds. */
export interface SentMessage {
  id: string
  channelId: string
  notBefore: number
}

/** Whether a channel can be sent to. `isClosed`: the provider has closed it for all. */
export type ChannelState = { kind: 'open' } | { kind: 'unusable'; reason: string; isClosed: boolean }

/**
 * What came of a message. `isOfChannel`: the channel cannot be sent to until a person mends it; else only this message is at fault.
 */
export type PostOutcome = { kind: 'posted'; id: string } | { kind: 'refused'; reason: string; isOfChannel: boolean; isClosed: boolean }

/** Whether a message is there; `cannotLook` where that may not be read. */
export type FoundMessage = { kind: 'found'; id: string } | { kind: 'absent' } | { kind: 'cannotLook' }
