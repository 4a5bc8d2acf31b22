import { type Candidate, type CandidateQuery, narrowedDocuments, tables } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { list } from '../sql/list.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, ownRows, type Target, targetOf } from '../sql/target.js'
import { parseRow, selected } from '../sql/values.js'
import { allOf } from '../sql/where.js'

/** The tables of the index of one organization. */
interface Index {
  documents: Target
  postings: Target
}

/**
 * The artifacts that a search chooses, with their postings, in one statement: it adds up the weights of the terms' postings, and reads documents and
 * occurrences only of the heaviest artifacts.
 */
export async function candidates(session: Session, organizationId: string, query: CandidateQuery): Promise<Candidate[]> {
  if (query.terms.length === 0) return []
  const index = {
    documents: targetOf(tables.searchDocuments, session.schema, organizationId),
    postings: targetOf(tables.searchPostings, session.schema, organizationId)
  }
  const { documents } = index
  const terms = [...query.terms.map(({ term }) => term), ...query.further]
  const answer = await rowsOf(
    session,
    sql`with heaviest as materialized (${heaviest(index, query)})
select ${selected(documents.columns, documents.name)}, found.occurrences
from heaviest
join ${documents.table} on ${ownRows(documents)} and search_documents.artifact_id = heaviest.artifact_id
cross join lateral (${occurrences(index, terms)}) as found`
  )
  return answer.map((texts) => ({
    document: parseRow(documents.columns, texts) as Candidate['document'],
    occurrences: new Map(Object.entries<string>(JSON.parse(texts.occurrences ?? '{}')))
  }))
}

/** Weights and impacts are whole numbers, so that adding them up in any order gives the same. */
function heaviest({ documents, postings }: Index, query: CandidateQuery): RawBuilder<unknown> {
  const { terms, customerIds, occurredAt, sourceTypes, limit } = query
  const termList = termsOf(
    postings,
    terms.map(({ term }) => term)
  )
  const weights = sql`${`{${terms.map(({ weight }) => weight).join(',')}}`}::bigint[]`
  const conditions = [ownRows(postings), sql`search_postings.term = any(${termList})`]
  if (customerIds) conditions.push(sql`search_postings.customer_id = any(${list(postings.column('customer_id'), customerIds)})`)
  if (occurredAt || sourceTypes) {
    const wanted = matching(documents, narrowedDocuments({ ...(occurredAt && { occurredAt }), ...(sourceTypes && { sourceTypes }) }))
    conditions.push(sql`search_postings.artifact_id in (select artifact_id from ${documents.table} where ${wanted})`)
  }
  return sql`select search_postings.artifact_id, search_postings.customer_id, sum(search_postings.impact * weighing.weight) as weight
from ${postings.table}
join unnest(${termList}, ${weights}) as weighing(term, weight) on weighing.term = search_postings.term
where ${allOf(conditions)}
group by search_postings.artifact_id, search_postings.customer_id
order by weight desc, search_postings.artifact_id ${rowLimit(limit)}`
}

function occurrences({ postings }: Index, terms: readonly string[]): RawBuilder<unknown> {
  return sql`select json_object_agg(search_postings.term, search_postings.occurrences)::text as occurrences
from ${postings.table}
where ${ownRows(postings)} and search_postings.term = any(${termsOf(postings, terms)})
and search_postings.customer_id = heaviest.customer_id and search_postings.artifact_id = heaviest.artifact_id`
}

function termsOf(postings: Target, terms: readonly string[]): RawBuilder<unknown> {
  return list(postings.column('term'), terms)
}
