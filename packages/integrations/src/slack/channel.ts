import type {
  ApiResponse,
  ChannelState,
  DeliveryChannel,
  FoundMessage,
  PostOutcome,
  SendRequest,
  SentMessage
} from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { fallbackOf, messageBlocks } from './message-blocks.js'

/** Slack allows about one message a second to a channel. */
const minIntervalMs = 1_000
/** What our messages are found again by. */
const eventType = 'rapport_delivery'
/** Pages of a channel's history that are looked through for a message. */
const maxPages = 5

/** What a refusal means for the channel, in words that say what to do. */
const channelFaults: Record<string, string> = {
  channel_not_found:
    'Slack knows no such channel, or the app may not see it: check the channel id, and invite the app to a private channel',
  is_archived: 'The channel is archived in Slack',
  not_in_channel: 'The app is not in the channel: invite it there',
  restricted_action: 'The workspace lets only some members post in the channel: allow the app to',
  restricted_action_read_only_channel: 'The channel is read-only: allow the app to post there',
  restricted_action_non_threadable_channel: 'The channel takes no messages of apps',
  restricted_action_thread_only_channel: 'The channel takes no new messages, only answers',
  is_inactive: 'The channel is frozen in Slack',
  method_not_supported_for_channel_type: 'Slack does not let apps post in this kind of channel',
  missing_scope: 'The app may not post: connect Slack again, and allow all that it asks for',
  no_permission: 'The app may not post: connect Slack again, and allow all that it asks for',
  not_allowed_token_type: 'The app may not post: connect Slack again, and allow all that it asks for'
}

/** Messages to channels of a workspace. */
export const slackChannel: DeliveryChannel = {
  minIntervalMs,
  check: channelState,

  post: ({ id, channelId, message }) => ({
    method: 'POST',
    path: '/api/chat.postMessage',
    body: {
      channel: channelId,
      text: fallbackOf(message),
      blocks: messageBlocks(message),
      metadata: { event_type: eventType, event_payload: { delivery_id: id } },
      unfurl_links: false,
      unfurl_media: false,
      mrkdwn: true,
      parse: 'none',
      link_names: false
    }
  }),

  read: readPosted,
  find
}

/** A channel can be sent to when the app is in it; a public one it joins. */
async function channelState(request: SendRequest, channelId: string): Promise<ChannelState> {
  const { body } = await request({ path: '/api/conversations.info', query: { channel: channelId }, optional: true })
  const said = fieldsOf(body)
  const channel = fieldsAt(said, 'channel')
  if (said?.ok !== true || !channel) return unusable(textOf(said?.error) ?? 'no reason given')
  if (channel.is_archived === true) return unusable('is_archived')
  if (channel.is_member === true || channel.is_im === true) return { kind: 'open' }
  if (channel.is_private === true || channel.is_mpim === true) return unusable('not_in_channel')
  const joined = fieldsOf(
    (await request({ method: 'POST', path: '/api/conversations.join', body: { channel: channelId }, optional: true })).body
  )
  if (joined?.ok === true) return { kind: 'open' }
  return unusable(joined?.error === 'is_archived' ? 'is_archived' : 'not_in_channel')
}

function unusable(error: string): ChannelState {
  return { kind: 'unusable', reason: wordsOf(error), isClosed: isClosed(error) }
}

function readPosted({ body }: ApiResponse): PostOutcome {
  const said = fieldsOf(body)
  const id = textOf(said?.ts)
  if (said?.ok === true) return { kind: 'posted', id: id ?? '' }
  const error = textOf(said?.error) ?? 'no reason given'
  return { kind: 'refused', reason: wordsOf(error), isOfChannel: Object.hasOwn(channelFaults, error), isClosed: isClosed(error) }
}

const isClosed = (error: string) => error === 'is_archived' || error === 'is_inactive'

function wordsOf(error: string): string {
  const words = Object.hasOwn(channelFaults, error) ? channelFaults[error] : undefined
  return words === undefined ? `Slack refused it: ${error}` : `${words} (${error})`
}

/** Looks through the channel's newest messages, which only an app with a history scope may. */
async function find(request: SendRequest, { id, channelId, notBefore }: SentMessage): Promise<FoundMessage> {
  const oldest = String(Math.floor(notBefore / 1000) - 60)
  let cursor = ''
  for (let page = 0; page < maxPages; page++) {
    const query = { channel: channelId, oldest, limit: '200', include_all_metadata: 'true', ...(cursor !== '' && { cursor }) }
    const { body } = await request({ path: '/api/conversations.history', query, optional: true })
    const said = fieldsOf(body)
    if (said?.ok !== true) return { kind: 'cannotLook' }
    const found = listOf(said.messages)
      .map(fieldsOf)
      .find((message) => deliveryIdOf(message) === id)
    if (found) return { kind: 'found', id: textOf(found.ts) ?? '' }
    cursor = textOf(fieldsAt(said, 'response_metadata')?.next_cursor) ?? ''
    if (cursor === '') return { kind: 'absent' }
  }
  return { kind: 'cannotLook' }
}

function deliveryIdOf(message: Fields | undefined): string | undefined {
  const metadata = fieldsAt(message, 'metadata')
  return metadata?.event_type === eventType ? textOf(fieldsAt(metadata, 'event_payload')?.delivery_id) : undefined
}
