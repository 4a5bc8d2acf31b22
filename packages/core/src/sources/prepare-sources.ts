import { checkReference } from '../identity/index.js'
import { IndexContents } from '../search-index/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { runCooperatively, yieldToEventLoop } from '../values/index.js'
import { findSources } from './find-source.js'
import { type ReadSource, readSourceInputs } from './read-source-input.js'
import type { SourceInput } from './source-input.js'
import { nameKey } from './source-name.js'
import { searchTexts } from './source-text.js'

/** A batch of sources as it is put: read, and with what the search will keep of its texts where those are long. */
export interface PreparedSources {
  read: readonly ReadSource[]
  contents: IndexContents
}

/** What shorter batches take does not matter: they are worked out in the transaction, where it is known what has changed. */
const longBatch = 20_000

/** Throws INVALID_TOOL_INPUT naming index and field for what the schema of a source cannot say. */
export async function checkSources(batch: readonly SourceInput[]): Promise<void> {
  await runCooperatively(readSourceInputs(batch))
  for (const [index, { customer }] of batch.entries()) if (customer) checkReference(customer, `sources[${index}].customer`)
}

/**
 * Does what takes long before the transaction that puts the sources, because that one holds the organization's lock. Throws INVALID_TOOL_INPUT naming
 * index and field for what the schema cannot say.
 */
export async function prepareSources(rows: OrganizationStore, batch: readonly SourceInput[]): Promise<PreparedSources> {
  const read = await runCooperatively(readSourceInputs(batch))
  await yieldToEventLoop()
  const contents = new IndexContents()
  // Of several of one name the last holds.
  const last = [...new Map(read.map((source) => [nameKey(source.name), source])).values()]
  const texts = last.map(({ columns, segments }) => searchTexts({ ...columns, segments }))
  const characters = texts.flat().reduce((sum, { text }) => sum + text.length, 0)
  if (characters > longBatch) {
    const stored = await findSources(
      rows,
      last.map(({ name }) => name)
    )
    for (const [index, { name, columns }] of last.entries()) {
      if (stored.get(name)?.content_digest !== columns.content_digest) await contents.of(texts[index] ?? [])
    }
  }
  return { read, contents }
}
