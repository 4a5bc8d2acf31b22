import { runCooperatively } from '../../../values/index.js'
import { type SearchIndex, searchContents, searchDocuments } from '../../index.js'
import { Keyspace } from '../level/keyspace.js'
import type { Change, Reader } from '../level/level.js'
import { getRows } from '../reads/read-verbs.js'
import { matchingRows } from '../reads/select.js'
import { layoutOf } from '../table-layout.js'
import { type ContentRow, DerivedIndex, type DocumentRow } from './derived-index.js'

/** An index as far as it has been brought up to date. */
interface Kept {
  index: DerivedIndex
  /** Artifacts that commits have changed since. */
  changed: Set<string>
  /** The work on it so far: everybody waits for it, and goes on from there. */
  ready: Promise<unknown>
}

/** The indexes of all organizations that were searched: made on the first search, and brought up to date on every other one. */
export class DerivedIndexes {
  readonly #kept = new Map<string, Kept>()

  /** How an organization is searched. `read` gives its committed rows, of one state. */
  of(owner: string, read: <R>(work: (reader: Reader) => Promise<R>) => Promise<R>): SearchIndex {
    const use = <R>(work: (index: DerivedIndex) => R) => read((reader) => this.#use(owner, reader, work))
    return {
      candidates: (query) => use((index) => index.candidates(query)),
      counts: (terms) => use((index) => index.counts(terms)),
      termsWithPrefix: (prefix, limit) => use((index) => index.termsWithPrefix(prefix, limit))
    }
  }

  /** Notes what a commit has changed; to be called before anybody reads what it wrote. */
  note(owners: readonly string[], changes: Iterable<Change>): void {
    const kept = owners.flatMap((owner) => {
      const own = this.#kept.get(owner)
      return own ? [{ own, prefix: rowsOf(owner, searchContents).rowKey('') }] : []
    })
    if (kept.length === 0) return
    for (const [key] of changes) {
      for (const { own, prefix } of kept) if (key.startsWith(prefix)) own.changed.add(artifactIn(key, prefix))
    }
  }

  /** Brings the index up to date and uses it, one after the other: while an artifact is put into it step by step nobody may look. */
  async #use<R>(owner: string, reader: Reader, work: (index: DerivedIndex) => R): Promise<R> {
    const known = this.#kept.get(owner)
    const kept = known ?? { index: new DerivedIndex(), changed: new Set(), ready: Promise.resolve() }
    if (!known) this.#kept.set(owner, kept)
    const used = kept.ready
      .catch(() => undefined)
      .then(() => (known ? update(kept, owner, reader) : fill(kept, owner, reader)))
      .then(() => work(kept.index))
    kept.ready = used
    try {
      return await used
    } catch (error) {
      // It may hold half of everything: the next search starts anew.
      if (this.#kept.get(owner) === kept) this.#kept.delete(owner)
      throw error
    }
  }
}

async function fill({ index }: Kept, owner: string, reader: Reader): Promise<void> {
  const ids: string[] = []
  for await (const row of matchingRows(reader, rowsOf(owner, searchDocuments), {})) ids.push(String(row.artifact_id))
  await putAll(index, ids, owner, reader)
}

async function update({ index, changed }: Kept, owner: string, reader: Reader): Promise<void> {
  const ids = [...changed]
  changed.clear()
  if (ids.length > 0) await putAll(index, ids, owner, reader)
}

async function putAll(index: DerivedIndex, ids: readonly string[], owner: string, reader: Reader): Promise<void> {
  const keys = ids.map((id) => ({ artifact_id: id }))
  const documents = await getRows(reader, rowsOf(owner, searchDocuments), keys)
  const contents = await getRows(reader, rowsOf(owner, searchContents), keys)
  for (const [place, id] of ids.entries()) {
    const document = documents[place]
    const content = contents[place]
    // What is stored under a table's keys are its rows: every write checks them.
    if (document && content) await runCooperatively(index.put(document as DocumentRow, content as ContentRow))
    else await runCooperatively(index.remove(id))
  }
}

function rowsOf(owner: string, table: Parameters<typeof layoutOf>[0]): Keyspace {
  return new Keyspace(owner, layoutOf(table))
}

/** The id that a row's key ends with: its only key column, between the tag of a value and the zero byte that ends a text. */
function artifactIn(key: string, prefix: string): string {
  return key.slice(prefix.length + 1, -1)
}
