import { type Fields, textOf } from '../json-fields.js'

/** A message to say: at a time, by somebody, or in the thread of another one. */
export interface FakeTalk {
  channel: string
  /** Epoch milliseconds. */
  at: number
  user?: string
  text: string
  /** The message that it answers, by its time as Slack writes it. */
  thread?: string
  more?: Fields
}

interface Talk {
  channel: string
  message: Fields
}

/** What people have written in a Slack workspace in memory, as its history and its threads tell it. */
export class FakeSlackTalk {
  private readonly said = new Map<string, Talk>()
  private count = 0

  /** Writes a message; answers its time, which is its id in the channel. */
  say({ channel, at, user, text, thread, more = {} }: FakeTalk): string {
    this.count++
    const ts = `${Math.floor(at / 1000)}.${String(this.count).padStart(6, '0')}`
    const message = {
      type: 'message',
      ts,
      text,
      ...(user !== undefined && { user }),
      ...(thread !== undefined && { thread_ts: thread }),
      ...more
    }
    this.said.set(ts, { channel, message })
    return ts
  }

  edit(ts: string, more: Fields): void {
    const talk = this.said.get(ts)
    if (talk) this.said.set(ts, { ...talk, message: { ...talk.message, ...more, edited: { user: talk.message.user, ts } } })
  }

  /** Deletes a message. One that was answered leaves a tombstone. */
  remove(ts: string): void {
    const talk = this.said.get(ts)
    if (!talk) return
    if (this.repliesTo(ts).length === 0) this.said.delete(ts)
    else
      this.said.set(ts, {
        ...talk,
        message: { type: 'message', subtype: 'tombstone', ts, user: 'USLACKBOT', text: 'This message was deleted.' }
      })
  }

  /** A page of a channel, newest first; `posted` is what the app has written there itself. */
  history(posted: readonly Fields[], parameters: URLSearchParams, size: number): unknown {
    const oldest = Number(parameters.get('oldest') ?? 0)
    const latest = Number(parameters.get('latest') ?? Number.POSITIVE_INFINITY)
    const isInclusive = parameters.get('inclusive') === 'true'
    const own = [...this.said.values()]
      .filter(({ channel }) => channel === parameters.get('channel'))
      .map(({ message }) => this.withReplies(message))
    const all = [...own, ...posted].filter((message) => {
      const at = Number(message.ts)
      if (textOf(message.thread_ts) !== undefined && message.thread_ts !== message.ts && message.subtype !== 'thread_broadcast')
        return false
      return isInclusive ? at >= oldest && at <= latest : at > oldest && at < latest
    })
    all.sort((one, other) => (String(one.ts) < String(other.ts) ? 1 : -1))
    const after = atob(parameters.get('cursor') ?? '').replace('next_ts:', '')
    const rest = after === '' ? all : all.filter(({ ts }) => String(ts) <= after)
    const next = rest[size]?.ts
    const next_cursor = next === undefined ? '' : btoa(`next_ts:${next}`)
    return { ok: true, messages: rest.slice(0, size), has_more: next !== undefined, response_metadata: { next_cursor } }
  }

  /** A page of a thread, oldest first. Its first message comes with every page. */
  replies(parameters: URLSearchParams, size: number): unknown {
    const root = this.said.get(parameters.get('ts') ?? '')
    if (!root || root.channel !== parameters.get('channel')) return { ok: false, error: 'thread_not_found' }
    const page = Object(slackPage('messages', this.repliesTo(String(root.message.ts)), parameters, size))
    return { ...page, messages: [this.withReplies(root.message), ...page.messages] }
  }

  private repliesTo(root: string): Fields[] {
    const replies = [...this.said.values()].map(({ message }) => message).filter(({ ts, thread_ts }) => thread_ts === root && ts !== root)
    return replies.sort((one, other) => (String(one.ts) < String(other.ts) ? -1 : 1))
  }

  private withReplies(message: Fields): Fields {
    const replies = this.repliesTo(String(message.ts))
    if (replies.length === 0) return message
    return { ...message, thread_ts: message.ts, reply_count: replies.length, latest_reply: replies.at(-1)?.ts }
  }
}

/** A page of a list as Slack cuts it, with the cursor of the next one. */
export function slackPage(name: string, list: readonly unknown[], parameters: URLSearchParams, size: number): unknown {
  const start = Number(parameters.get('cursor')?.replace('page:', '') ?? 0)
  const next_cursor = start + size < list.length ? `page:${start + size}` : ''
  return { ok: true, [name]: list.slice(start, start + size), response_metadata: { next_cursor } }
}
