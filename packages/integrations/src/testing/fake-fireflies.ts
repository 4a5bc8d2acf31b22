import { type Fields, fieldsOf, numberOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const day = 86_400_000

/**
 * A Fireflies account in memory, which answers its GraphQL API: transcripts newest first, in a range of dates, at most 50 a page.
 *
 * @example
 * const account = new FakeFireflies()
 * account.put({ id: 't1', title: 'Kickoff', date: Date.now(), sentences: [] })
 * const { http } = account.provider({ now: clock.now })
 */
export class FakeFireflies {
  private readonly transcripts = new Map<string, Fields>()
  users: Fields[] = [{ user_id: 'u_1', email: 'ann@ours.test', name: 'Ann' }]
  /** Fields that its schema does not have. */
  refuses: string[] = []
  /** How many requests it answers a day, as on the small plans. */
  requestsPerDay = Number.POSITIVE_INFINITY
  private readonly asked = new Map<number, number>()

  /** Adds or replaces a transcript. */
  put(transcript: Fields): void {
    this.transcripts.set(textOf(transcript.id) ?? '', transcript)
  }

  remove(id: string): void {
    this.transcripts.delete(id)
  }

  /** The account behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    const answer = (asked: Asked) => this.overLimit(options.now()) ?? this.answer(asked, options.pageSize ?? 50)
    return fakeProvider({ ...options, routes: [{ method: 'POST', path: '/graphql', answer }] })
  }

  /** The error of a day whose requests are used up; it says when the next day begins. */
  private overLimit(now: number): unknown {
    const today = Math.floor(now / day)
    const count = this.asked.get(today) ?? 0
    if (count >= this.requestsPerDay) {
      const extensions = { code: 'too_many_requests', status: 429, metadata: { retryAfter: (today + 1) * day } }
      return { errors: [{ message: 'Too many requests', code: 'too_many_requests', extensions }], data: { transcripts: null } }
    }
    this.asked.set(today, count + 1)
    return undefined
  }

  private answer({ body }: Asked, pageSize: number): unknown {
    const query = textOf(fieldsOf(body)?.query) ?? ''
    const refused = this.refuses.find((name) => new RegExp(`\\b${name}\\b`).test(query))
    if (refused) {
      const message = `Cannot query field "${refused}" on type "Transcript".`
      return { errors: [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }
    }
    if (query.includes('{ users {')) return { data: { users: this.users } }
    if (query.includes('{ user {')) return { data: { user: this.users[0] } }
    const variables = fieldsOf(fieldsOf(body)?.variables)
    const from = Date.parse(textOf(variables?.fromDate) ?? '') || 0
    const to = Date.parse(textOf(variables?.toDate) ?? '') || Number.POSITIVE_INFINITY
    const limit = Math.min(numberOf(variables?.limit) ?? 10, pageSize, 50)
    const skip = numberOf(variables?.skip) ?? 0
    const found = [...this.transcripts.values()].filter((each) => timeOf(each) >= from && timeOf(each) <= to)
    found.sort((one, other) => timeOf(other) - timeOf(one))
    return { data: { transcripts: found.slice(skip, skip + limit) } }
  }
}

function timeOf({ date, dateString }: Fields): number {
  return typeof date === 'number' ? date : Date.parse(textOf(date) ?? textOf(dateString) ?? '')
}
