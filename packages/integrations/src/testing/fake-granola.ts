import { type Fields, itemsOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * Notes of Granola in memory: a list that names them, newest first, at most 30 a page; each by itself, with its transcript where that is asked for and not
 * too long.
 *
 * @example
 * const account = new FakeGranola()
 * account.put({ id: 'not_1', title: 'Kickoff', created_at: new Date().toISOString(), transcript: [] })
 * const { http } = account.provider({ now: clock.now })
 */
export class FakeGranola {
  private readonly notes = new Map<string, Fields>()
  /** So many parts of a transcript stand in a note; a longer one is asked for by itself. */
  partsInNote = 1_000

  /** Adds or replaces a note. */
  put(note: Fields): void {
    this.notes.set(textOf(note.id) ?? '', note)
  }

  remove(id: string): void {
    this.notes.delete(id)
  }

  /** The account behind a client. */
  provider({ pageSize = 30, ...options }: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    return fakeProvider({
      notFound: { message: 'Not found' },
      ...options,
      routes: [
        { path: '/v1/notes', answer: (asked) => this.list(asked, pageSize) },
        { path: '/v1/notes/:id', answer: ({ names, url }) => this.one(names.id ?? '', url) },
        { path: '/v1/notes/:id/transcript', answer: ({ names, ...asked }) => this.transcript(names.id ?? '', asked, pageSize) }
      ]
    })
  }

  private list(asked: Asked, pageSize: number): unknown {
    const after = Date.parse(asked.url.searchParams.get('updated_after') ?? '') || 0
    const timeOf = ({ updated_at, created_at }: Fields) => Date.parse(textOf(updated_at) ?? textOf(created_at) ?? '')
    const found = [...this.notes.values()].filter((note) => timeOf(note) > after).sort((one, other) => timeOf(other) - timeOf(one))
    const named = found.map(({ id, title, owner, created_at, updated_at }) => ({
      id,
      object: 'note',
      title,
      owner,
      created_at,
      updated_at
    }))
    return { ...pageOf(named, asked, Math.min(pageSize, 30), 'notes') }
  }

  private one(id: string, url: URL): unknown {
    const note = this.notes.get(id)
    if (!note) return undefined
    const isAsked = url.searchParams.get('include') === 'transcript'
    if (isAsked && itemsOf(note.transcript).length > this.partsInNote)
      return json(413, { code: 'TRANSCRIPT_TOO_LARGE', message: 'Too large' })
    return isAsked ? note : { ...note, transcript: null }
  }

  private transcript(id: string, asked: Asked, pageSize: number): unknown {
    const note = this.notes.get(id)
    return note && pageOf(itemsOf(note.transcript), asked, pageSize, 'transcript')
  }
}

function pageOf(all: readonly unknown[], { url }: Asked, pageSize: number, field: string): Fields {
  const size = Math.min(Number(url.searchParams.get('page_size') ?? 10), pageSize)
  const from = Number(url.searchParams.get('cursor')?.replace('after-', '') ?? 0)
  const hasMore = from + size < all.length
  return { [field]: all.slice(from, from + size), hasMore, cursor: hasMore ? `after-${from + size}` : null }
}
