import { type NearestQuery, type NearPassages, narrowedDocuments, tables } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { kinds } from '../sql/kinds.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, ownRows, targetOf } from '../sql/target.js'
import { parameter } from '../sql/values.js'

/** The schema that pgvector is installed in, if the migration found it: then `search_vectors` has each vector also in a column of pgvector's type. */
export async function vectorSchema(session: Session): Promise<string | undefined> {
  const [found] = await rowsOf(
    session,
    sql`select nspname::text as home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
where extname = 'vector' and exists (select from information_schema.columns
  where table_schema = ${session.schema} and table_name = 'search_vectors' and column_name = 'embedding')`
  )
  return found?.home ?? undefined
}

/** Compares all vectors in scope with the given one. It uses no approximate index: such an index cannot take the scope of a search into account. */
export async function nearest(session: Session, organizationId: string, query: NearestQuery, home: string): Promise<NearPassages> {
  const { model, vector, customerIds, occurredAt, sourceTypes, limit } = query
  const vectors = targetOf(tables.searchVectors, session.schema, organizationId)
  const contents = targetOf(tables.searchContents, session.schema, organizationId)
  const documents = targetOf(tables.searchDocuments, session.schema, organizationId)
  const wanted = matching(documents, narrowedDocuments(query))
  const isNarrowed = customerIds !== undefined || occurredAt !== undefined || sourceTypes !== undefined
  const inScope = isNarrowed ? sql`and search_vectors.artifact_id in (select artifact_id from ${documents.table} where ${wanted})` : sql``
  const answer = await rowsOf(
    session,
    sql`select artifact_id::text as artifact_id, passage::text as passage, ${kinds.number.read(sql`similarity`)} as similarity, (count(*) over ())::text as total
from (
  select search_vectors.artifact_id, search_vectors.passage, ${cosine(vector, home)} as similarity
  from ${vectors.table}
  join ${contents.table} on ${ownRows(contents)} and search_contents.artifact_id = search_vectors.artifact_id and search_contents.digest = search_vectors.digest
  where ${ownRows(vectors)} and search_vectors.model = ${parameter(vectors.column('model'), model)} ${inScope}
) as compared
order by compared.similarity desc, compared.artifact_id, compared.passage ${rowLimit(limit)}`
  )
  const passages = answer.map(({ artifact_id, passage, similarity }) => ({
    artifactId: artifact_id ?? '',
    passage: Number(passage),
    similarity: Number(kinds.number.parse(similarity ?? ''))
  }))
  return { passages, total: Number(answer[0]?.total ?? 0) }
}

/**
 * The cosine; 0 for vectors of another length, which pgvector refuses to compare. Its names are qualified, as its schema may not be in the search
 * path.
 */
function cosine(vector: Float32Array, home: string): RawBuilder<unknown> {
  const other = sql`${`[${vector.join(',')}]`}::text::${sql.id(home, 'vector')}`
  const distance = sql`search_vectors.embedding operator(${sql.id(home)}.<=>) ${other}`
  const isAsLong = sql`${sql.id(home, 'vector_dims')}(search_vectors.embedding) = ${String(vector.length)}::integer`
  return sql`case when ${isAsLong} then 1 - (${distance}) else 0 end::double precision`
}
