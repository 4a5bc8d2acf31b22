import { type Assessment, fitsState, isWeighed } from '../assessment/index.js'
import { type EvidenceRow, type FactRow, sourceOf, statusAt, statusFilter } from '../facts/index.js'
import { factEvidence, facts } from '../facts/tables/index.js'
import { findSources, type SourcesByName } from '../sources/index.js'
import type { Rows } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import { dayOf, labelOf, namedSourceLabel, sourceLabel } from './source-label.js'
import { fitting, type Statement } from './statement.js'

const maxRead = 200
const maxLabels = 4
/** A statement that something later takes back is less likely than this. */
const minProbability = 0.5

/** How telling a fact of a type is for who is about to talk with a customer. */
const weights: { readonly [factType: string]: number } = {
  CHURN_RISK: 100,
  CHAMPION_RISK: 95,
  CHAMPION_AT_RISK: 95,
  CONTACT_DEPARTURE: 90,
  COMPETITIVE: 85,
  EXPANSION: 80,
  CONTACT_DISENGAGEMENT: 78,
  QUIET_ACCOUNT: 77,
  DECISION_MAKER: 75,
  BUDGET: 72,
  TIMELINE: 70,
  SENTIMENT: 66,
  COMPANY_CHANGE: 65,
  CONTACT_POSITION_CHANGE: 62,
  STRATEGY: 60,
  REQUIREMENTS: 58,
  FUNDING_REVENUE: 55,
  PRODUCT_USAGE: 52,
  CUSTOM: 50,
  CONTACT_PREFERENCE: 45,
  TECHNOLOGY: 40,
  CONTACT_INFO: 25
}
const otherWeight = 48

/**
 * What the facts of a customer say that hold at `now`, of the 200 that occurred last. What nobody has confirmed yet and what is done with is left out, and
 * what the assessment does not count any more: it is too old, or something later speaks against it.
 */
export async function factStatements(
  rows: Rows<'organization'>,
  customerId: string,
  assessment: Assessment,
  now: number
): Promise<Statement[]> {
  const found = await rows.find(facts, {
    where: {
      customer_id: { eq: customerId },
      all: [statusFilter(['ACTIVE', 'ACKNOWLEDGED'], now), { any: [{ valid_until: { isNull: true } }, { valid_until: { gt: now } }] }],
      valid_from: { lte: now }
    },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: maxRead
  })
  const believed = assessment.reasons.filter((reason) => reason.probability >= minProbability && fitsState(reason))
  const counted = new Set(believed.flatMap(({ factId }) => factId ?? []))
  const isCounted = ({ id, fact_type, kind }: FactRow) => !isWeighed({ factType: fact_type, kind }) || counted.has(id)
  const holding = found.filter((fact) => ['ACTIVE', 'ACKNOWLEDGED'].includes(statusAt(fact, now)) && isCounted(fact))
  const evidence = await evidenceOf(rows, holding)
  const stored = await findSources(
    rows,
    [...evidence.values()].flatMap((pointers) => pointers.flatMap((pointer) => sourceOf(pointer) ?? []))
  )
  return holding.map((fact): Statement => {
    return {
      category: categoryOf(fact.fact_type),
      text: fitting(fact.is_extracted ? `“${fact.assertion}”` : fact.assertion),
      observedAt: observedAt(fact, now),
      sourceLabels: labelsOf(fact, evidence.get(fact.id) ?? [], stored),
      weight: weights[fact.fact_type] ?? otherWeight
    }
  })
}

/** When a fact was observed. What it tells of may be to come, such as a date of renewal: then it is the time at which that was learnt. */
function observedAt({ occurred_at, detected_at }: FactRow, now: number): number {
  return occurred_at === null || occurred_at > now ? detected_at : occurred_at
}

/** CHURN_RISK as people read it: "Churn risk". */
function categoryOf(factType: string): string {
  const words = factType.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function evidenceOf(rows: Rows<'organization'>, found: readonly FactRow[]): Promise<Map<string, EvidenceRow[]>> {
  if (found.length === 0) return new Map()
  const where = { fact_id: { in: found.map(({ id }) => id) } }
  return groupBy(await rows.find(factEvidence, { where, orderBy: { column: 'position', direction: 'asc' } }), ({ fact_id }) => fact_id)
}

/** The latest sources that a fact rests on; the fact itself where it rests on none. */
function labelsOf(fact: FactRow, evidence: readonly EvidenceRow[], stored: SourcesByName): string[] {
  const cited = evidence.flatMap((pointer) => {
    const name = sourceOf(pointer)
    if (!name) return []
    const source = stored.get(name)
    const label = source ? sourceLabel(source) : namedSourceLabel(name.sourceType, name.sourceId)
    return [{ label, at: source?.occurred_at ?? 0 }]
  })
  cited.sort((a, b) => b.at - a.at || (a.label < b.label ? -1 : 1))
  const labels = [...new Set(cited.map(({ label }) => label))].slice(0, maxLabels)
  const isComputed = evidence.some(({ event_ids }) => event_ids !== null)
  return labels.length > 0 ? labels : [labelOf(`${isComputed ? 'Product events, fact' : 'Fact'} of ${dayOf(fact.detected_at)}`)]
}
