import { catalogue, isProviderId } from '../../providers/descriptors/catalogue.js'
import type { Operation } from '../../providers/operations.js'
import type { ApiRequest, ApiResponse, Pages, Provider, Stream } from '../../providers/provider.js'
import { ApiError } from '../../sync/api/api-error.js'
import type { FakeRecord } from './fake-record.js'
import type { FakeService } from './fake-service.js'

const bodyOf = (answer: ApiResponse) => answer.body as { records: FakeRecord[]; next?: string | null; place?: string }

/** Pages whose cursor stands in the query. */
const pages: Omit<Pages<never>, 'first'> = {
  next: (answer, asked) => {
    const { next } = bodyOf(answer)
    return next ? { ...asked, query: { ...asked.query, cursor: next } } : null
  },
  records: (answer) => bodyOf(answer).records
}

const from = (path: string, query: Record<string, string> = {}): ApiRequest => ({ path, query })

const common: Pick<Stream, 'map' | 'recordId' | 'everySeconds'> = {
  everySeconds: 300,
  recordId: (record) => (record as FakeRecord).id,
  map: (record) => operationsOf(record as FakeRecord)
}

/** A stream of every kind there is: a walk alone, a walk with a feed, a walk with windows. */
export const fakeStreams: readonly Stream[] = [
  {
    ...common,
    name: 'team',
    summary: 'Members, by their presence.',
    deletes: 'absence',
    walk: { ...pages, first: () => from('/team') }
  },
  {
    ...common,
    name: 'things',
    summary: 'What a feed tells of.',
    deletes: 'absence',
    walk: { ...pages, first: () => from('/things') },
    changes: {
      ...pages,
      kind: 'feed',
      start: async (request) => bodyOf(await request({ path: '/things/place' })).place ?? '',
      first: ({ place }) => from('/things/feed', { place }),
      place: (answer, before) => bodyOf(answer).place ?? before
    }
  },
  {
    ...common,
    name: 'talks',
    summary: 'What windows of time tell of.',
    deletes: 'said',
    walk: { ...pages, first: () => from('/talks') },
    changes: {
      ...pages,
      kind: 'window',
      lookbackSeconds: 60,
      settleSeconds: 30,
      first: ({ from: since, to }) => from('/talks/window', { from: String(since), to: String(to) })
    }
  }
]

/** A connector to the fake service; it takes the place of one of the catalogue's. */
export function fakeProvider(service: Pick<FakeService, 'baseUrl'>, more: Partial<Provider> = {}): Provider {
  const id = more.id ?? 'pylon'
  return {
    id,
    descriptor: isProviderId(id) ? catalogue[id] : catalogue.pylon,
    options: {},
    auth: [{ kind: 'fields', fields: ['apiKey'], label: 'key' }],
    baseUrl: () => service.baseUrl,
    headers: (credential) => ({
      authorization: `Bearer ${credential.kind === 'oauth' ? credential.accessToken : credential.fields.apiKey}`
    }),
    requestsPerSecond: 1e6,
    check: async () => ({ id: 'acct', name: 'Fake' }),
    streams: fakeStreams,
    ...more
  }
}

const day = 86_400_000

function operationsOf({ id, at, kind, text, gone }: FakeRecord): Operation[] {
  if (text === 'unreadable') throw new ApiError('bad_answer', 'This record is nonsense', 'fatal')
  if (gone) return [{ kind: 'removal', of: kind, id, at }]
  switch (kind) {
    case 'account':
      return [{ kind, id, at, name: text, domains: [`${id}.example`] }]
    case 'person':
      return [{ kind, id, at, name: text, email: `${id}@people.example` }]
    case 'member':
      return [{ kind, id, at, name: text, email: `${id}@team.test`, active: text !== 'inactive' }]
    case 'source':
      return [
        {
          kind,
          id,
          at,
          sourceType: 'SUPPORT_TICKET',
          occurredAt: at,
          title: text,
          participants: [{ email: `${id}@customer.example`, name: text, role: 'requester' }],
          segments: [{ text: `We talked about ${text}.` }]
        }
      ]
    case 'activity':
      return [{ kind, id, at, type: 'CRM_CALL_LOGGED', channel: 'CRM', occurredAt: at, title: id, account: 'a1' }]
    case 'subscription':
      return [
        {
          kind,
          id,
          at,
          account: 'a1',
          status: 'active',
          currency: 'usd',
          plan: text,
          items: [{ amountCents: 1_000, interval: 'month' }],
          startedAt: at - day
        }
      ]
    case 'payment':
      return [{ kind, id, at, account: 'a1', amountCents: text.length * 100, currency: 'usd', paidAt: at }]
  }
}
