import type { ApiRequest, ProviderOptions, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { ChannelChoice } from './channel-choice.js'
import { nextRequest, type RangeRecord, recordsIn, type ThreadRecord } from './message-pages.js'
import { beginning } from './message-place.js'
import { tsOf } from './methods.js'
import { lookUpPeople, ownDomains } from './people.js'
import { type CompleteThread, isConversation, threadOperations, usersIn, whyLeftOut } from './thread.js'

const day = 86_400_000
/** How far back messages are read at first. */
const backMs = 365 * day
/** How long messages are looked at again: they may be edited, deleted or answered. */
const againMs = 10 * day
/** A message that was just written may bear a time that is a little ahead of ours. */
const aheadMs = 60_000

interface CompleteRange extends RangeRecord {
  except: readonly string[]
}

/**
 * Messages of the channels that the app is in, a thread each, where somebody from outside takes part. What was written in the last ten days is looked at
 * again: whether it is still there and whether there are new replies each time, and all of it once a day. Apps that get fifteen messages a minute
 * look each time only as far back as an hour.
 */
export function messagesStream(options: ProviderOptions): Stream {
  const choice = new ChannelChoice(options)
  const pages = {
    next: (answer: Parameters<typeof nextRequest>[0], asked: ApiRequest) => nextRequest(answer, asked, choice),
    records: recordsIn
  }
  return defineStream({
    name: 'messages',
    summary: 'Messages and threads of channels, where people from outside take part',
    becomes:
      'A source `SLACK` for each thread, with a segment for each message. Outsiders who write become people. Colleagues who answer become members',
    gone: 'It is missing from the last ten days of the channel. A thread goes with its first message',
    everySeconds: 600,
    walk: {
      ...pages,
      first: ({ startedAt }) => beginning({ from: tsOf(startedAt - backMs), to: tsOf(startedAt + aheadMs), end: 0, isDeep: true })
    },
    changes: {
      kind: 'window',
      lookbackSeconds: againMs / 1_000,
      // A webhook has us read at once: its message must not lie behind the window's end.
      settleSeconds: 0,
      ...pages,
      first({ from, to }) {
        const end = from + againMs
        return beginning({ from: tsOf(from), to: tsOf(to + aheadMs), end, isDeep: Math.floor(end / day) !== Math.floor(to / day) })
      }
    },
    // What is gone of the last ten days is seen; what is older stays as it was.
    reconcileSeconds: null,
    deletes: 'said',
    recordId: (record) => nameOf(record as ThreadRecord | RangeRecord),
    async complete(records, lookup, { account: team }) {
      const domains = await ownDomains(lookup)
      const threads = new Map<unknown, CompleteThread>()
      for (const record of records as readonly (ThreadRecord | RangeRecord)[]) {
        if (!('root' in record)) continue
        const people = await lookUpPeople(lookup, usersIn(record), { team, enterprise: record.site.enterprise })
        threads.set(record, { ...record, people, domains, team })
      }
      const kept = [...threads.values()].filter(isConversation).flatMap(({ root }) => root ?? [])
      return (records as readonly (ThreadRecord | RangeRecord)[]).map((record) =>
        'root' in record ? threads.get(record) : { ...record, except: [...record.threads, ...kept] }
      )
    },
    map(record, { startedAt: at }) {
      const read = record as CompleteThread | CompleteRange
      if ('root' in read) return threadOperations(read, choice, at)
      const { channel, from, to, except, isWhole } = read
      const idOf = (ts: string) => `${channel.id}:${ts}`
      return isWhole
        ? [{ kind: 'absence', of: 'source', id: idOf(from), at, from: idOf(from), to: idOf(to), except: except.map(idOf) }]
        : []
    },
    leftOut(record) {
      const read = record as CompleteThread | CompleteRange
      return 'root' in read ? whyLeftOut(read) : undefined
    }
  })
}

function nameOf(record: ThreadRecord | RangeRecord): string {
  return 'root' in record ? `${record.channel.id}:${record.root ?? 'a message'}` : record.channel.id
}
