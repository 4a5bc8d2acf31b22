import { reportersOf } from '../../extraction/index.js'
import { type EvidenceRow, type FactRow, isAwaited, statusAt, statusFilter, weightOf } from '../../facts/index.js'
import { factEvidence, factStatements, facts } from '../../facts/tables/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { day as dayLength, groupBy } from '../../values/index.js'
import type { Denial, Statement } from '../evidence.js'
import { weighedTypes } from '../rules/statement-weights.js'

/** What was said longer ago counts nothing. */
export const countedDays = 366

/** What people have seen is as true as what nobody has. */
export const holding = ['ACTIVE', 'ACKNOWLEDGED', 'SNOOZED', 'CANDIDATE'] as const

/** Of candidates, fewer are right in whole conversations than in the single sentences that their confidence was fitted on. */
const candidateShare = 0.4

/** The facts of these customers that hold at `now` and say something about how they stand, by customer. Facts that a model is still to check are left out. */
export async function readStatements(rows: Rows<'organization'>, ids: readonly string[], now: number): Promise<Map<string, Statement[]>> {
  const found = await rows.find(facts, {
    where: {
      customer_id: { in: ids },
      fact_type: { in: weighedTypes },
      all: [
        { any: [{ occurred_at: { isNull: true } }, { occurred_at: { gt: now - countedDays * dayLength } }] },
        statusFilter(holding, now),
        { any: [{ valid_until: { isNull: true } }, { valid_until: { gt: now } }] }
      ]
    }
  })
  const known = found.filter((fact) => !isAwaited(fact, now) && fact.valid_from <= now)
  const quotes = await rows.find(factEvidence, { where: { fact_id: { in: known.map(({ id }) => id) }, position: { eq: 0 } } })
  const reporters = await reportersOf(rows, quotes)
  const quoteOf = new Map(quotes.map((evidence) => [evidence.fact_id, evidence]))
  const reporterOf = new Map(quotes.map(({ fact_id }, index) => [fact_id, reporters[index]]))
  const statements = known.map((fact) => ({
    id: fact.customer_id,
    statement: statementOf(fact, quoteOf.get(fact.id), reporterOf.get(fact.id) ?? null, now)
  }))
  return byCustomer(statements, ({ statement }) => statement)
}

/** What a fact that holds says, with the quote that it rests on first and the colleague who reports it. */
export function statementOf(fact: FactRow, evidence: EvidenceRow | undefined, reporter: string | null, now: number): Statement {
  const status = statusAt(fact, now)
  const { quote = null, polarity = null, source_type: sourceType = null, source_id: sourceId = null } = evidence ?? {}
  return {
    factId: fact.id,
    factType: fact.fact_type,
    kind: fact.kind,
    polarity,
    // What a fact tells of may be to come: then it was said when it was learned.
    at: fact.occurred_at === null || fact.occurred_at > now ? fact.detected_at : fact.occurred_at,
    probability: weightOf(fact, now) * (status === 'CANDIDATE' ? candidateShare : 1),
    assertion: fact.assertion,
    quote,
    sourceType,
    sourceId,
    reporter,
    isHandled: status === 'ACKNOWLEDGED' || status === 'SNOOZED'
  }
}

/** What was said against earlier statements of these customers. */
export async function readDenials(rows: Rows<'organization'>, ids: readonly string[], now: number): Promise<Map<string, Denial[]>> {
  const found = await rows.find(factStatements, {
    where: {
      customer_id: { in: ids },
      fact_type: { in: weighedTypes },
      effect: { in: ['ends', 'weakens'] },
      quote: { isNull: false },
      stated_at: { gt: now - countedDays * dayLength, lte: now }
    }
  })
  return byCustomer(
    found.map((row) => ({ id: row.customer_id, denial: denialOf(row) })),
    ({ denial }) => denial
  )
}

/** What a statement says against others. */
export function denialOf(row: RowOf<typeof factStatements>): Denial {
  return {
    factType: row.fact_type,
    at: row.stated_at,
    probability: row.confidence,
    effect: row.effect === 'ends' ? 'ends' : 'weakens',
    quote: row.quote,
    sourceType: row.source_type,
    sourceId: row.source_id
  }
}

function byCustomer<T extends { id: string }, V>(items: readonly T[], pick: (item: T) => V): Map<string, V[]> {
  return new Map([...groupBy(items, ({ id }) => id)].map(([id, its]) => [id, its.map(pick)]))
}
