import { Type } from 'typebox'
import { readExtraction } from '../../facts/index.js'
import { defineTool } from '../../runtime/index.js'
import { readableSource, readableSourceType, readSource, resolveSources, type SourceName } from '../../sources/index.js'
import { sourceSegments } from '../../sources/tables/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { withReadings } from '../by-model/describe-reading.js'

/** Turns of a conversation that tell its language. */
const maxSegments = 400

export const getSource = defineTool({
  name: 'svc_get_source',
  title: 'Read an email, call or ticket',
  description:
    'Reads the exact text of an email, call, ticket, chat or record, in pages of segments with speaker and time. Use it for what was said or promised, word for word. Take sourceType and sourceId from a fact, a search result, a timeline entry or svc_list_sources. For more, repeat it with record.pagination.nextCursor.',
  effect: 'read',
  remedy: 'Use sourceType and sourceId exactly as another tool returned them.',
  toolset: 'evidence',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads the exact text of an email, call, ticket or record, a page of segments at a time.',
  input: Type.Object({
    sourceType: readableSourceType,
    sourceId: Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'The id of the source, from facts, lists or search; for EXTRACTED the id of a fact.'
    }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'Segments per page.' })),
    cursor: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2000, description: "The previous page's record.pagination.nextCursor, of the same source." })
    )
  }),
  output: readableSource,
  example: { sourceType: 'EMAIL', sourceId: 'msg_18c2f0', limit: 10 },

  async handle({ sourceType, ...input }, { store, now }) {
    if (sourceType === 'EXTRACTED') return readExtraction(store, now, input)
    const [source] = await withReadings(store, [await readSource(store, now, { sourceType, ...input })])
    if (!source) throw new Error('A source was read and is not there')
    // The languages load with the first source that is read.
    const { whyUnread } = await import('../reading/languages.js')
    const unread = await whyUnread(await storedFirstWords(store, { sourceType, sourceId: input.sourceId }))
    return unread === undefined ? source : { ...source, record: { unread, ...source.record } }
  }
})

/** What the language of a source was told by when it was read, whichever page is asked for. */
async function storedFirstWords(store: OrganizationStore, name: SourceName): Promise<string> {
  const { firstWords } = await import('../reading/source-reader.js')
  const row = (await resolveSources(store, [name])).get(name)
  if (!row) return ''
  const segments = await store.find(sourceSegments, {
    where: { source_id: { eq: row.id } },
    columns: ['text', 'own'],
    orderBy: { column: 'position', direction: 'asc' },
    limit: maxSegments
  })
  return firstWords(segments)
}
