import { Type } from 'typebox'
import { type ChangeContext, recordChange } from '../../audit/index.js'
import { emit } from '../../changes/index.js'
import { RapportError } from '../../errors.js'
import type { Transaction } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'
import { isStorableText } from '../../values/index.js'
import { type FactRow, statusAt } from '../fact-status.js'
import { findFact } from '../find-fact.js'
import { describeFact, type Fact } from '../read-facts.js'
import { foldFacts } from '../statements/fold-facts.js'
import { statusChange, statusColumns } from '../status-change.js'
import { factChanges, factEvidence, factJudgements, facts } from '../tables/index.js'
import { emitDue } from '../withdraw-facts.js'
import type { FactDecision } from './fact-decision.js'
import type { DismissOptions } from './judge-options.js'
import { type JudgementRow, statementKey } from './judgements.js'

/** The longest reason for a dismissal, in characters. */
export const maxReason = 2_000

const maxStatements = 200

const check = checkOf(
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 500 }),
    actor: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: maxReason }))
  })
)

type Context = Pick<ChangeContext, 'store' | 'now' | 'ids' | 'origin'>

/**
 * Keeps what a person says of a fact, and gives the fact the status that follows: ACTIVE when it is right, RESOLVED when it is not. It is remembered for
 * the customer and the fact's key and words, and counts for the fact's pattern, where it has one. The same again changes nothing. Answers the fact.
 * Throws NOT_FOUND when there is no such fact, INVALID_TOOL_INPUT for a wrong option.
 */
export async function judgeFact(
  context: Context,
  id: string,
  decision: FactDecision,
  { actor, reason }: DismissOptions = {}
): Promise<Fact> {
  const place = decision === 'confirmed' ? 'confirm' : 'dismiss'
  const named = { id, ...(actor !== undefined && { actor }), ...(reason !== undefined && { reason }) }
  if (!check.accepts(named)) throw invalid(check.fault(named, place))
  for (const [name, text] of Object.entries(named)) {
    if (!isStorableText(text)) throw invalid(`${place}.${name} must not hold U+0000 or half of a surrogate pair`)
  }
  const { store, now } = context
  const origin = actor === undefined ? context.origin : { ...context.origin, actorId: actor }
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const fact = await findFact(transaction, id)
    const status = decision === 'confirmed' ? 'ACTIVE' : 'RESOLVED'
    const from = statusAt(fact, now)
    const before = await judgementOf(transaction, fact)
    const isNews = before?.decision !== decision || from !== status
    // Who judges it does not leave it to a language model any more.
    const changed = isNews ? { ...fact, ...statusColumns({ status, cause: decision }), check_due_at: null, updated_at: now } : fact
    if (isNews) {
      const said = { decision, reason: reason ?? null, actor_id: origin.actorId, at: now }
      await keepJudgement(transaction, { ...context, origin }, fact, before, said)
      const { snoozed_until, check_due_at, updated_at } = changed
      await transaction.update(facts, { id: { eq: fact.id } }, { status, snoozed_until, check_due_at, updated_at })
      if (fact.check_due_at !== null) emitDue(transaction, [fact], now)
      const to = { status, cause: decision, actorId: origin.actorId, reason: said.reason } as const
      await transaction.insert(factChanges, [statusChange(context.ids.uuid(now), fact.id, from, to, now)])
      await foldFacts(transaction, { customerIds: [fact.customer_id], factTypes: [fact.fact_type] }, context.ids, now)
      if (from !== status) emit(transaction, { kind: 'factStatusChanged', factId: fact.id, customerId: fact.customer_id, status, at: now })
      const was = { status: from, judgement: before?.decision ?? null }
      const after = { status, judgement: decision, reason: said.reason }
      await recordChange(transaction, { ...context, origin }, { subjectId: fact.id, before: was, after })
    }
    const [current = changed] = await transaction.get(facts, [{ id: fact.id }])
    return describeFact(transaction, current, now)
  })
}

/** Takes back that a fact was dismissed, when somebody gives it another status. */
export async function forgetDismissal(transaction: Transaction, fact: FactRow): Promise<void> {
  const judgement = await judgementOf(transaction, fact)
  if (judgement?.decision === 'dismissed') await transaction.remove(factJudgements, { id: { eq: judgement.id } })
}

async function judgementOf(
  transaction: Transaction,
  { customer_key, customer_id, assertion_key }: FactRow
): Promise<JudgementRow | undefined> {
  const any = [{ customer_key: { eq: customer_key } }, { customer_id: { eq: customer_id } }]
  const found = await transaction.find(factJudgements, { where: { assertion_key: { eq: assertion_key }, any } })
  return found.find((each) => each.customer_key === customer_key) ?? found[0]
}

async function keepJudgement(
  transaction: Transaction,
  { ids, now }: Context,
  fact: FactRow,
  before: JudgementRow | undefined,
  said: Pick<JudgementRow, 'decision' | 'reason' | 'actor_id' | 'at'>
): Promise<void> {
  const evidence = await transaction.find(factEvidence, {
    where: { fact_id: { eq: fact.id } },
    orderBy: { column: 'position', direction: 'asc' },
    limit: maxStatements
  })
  const { customer_key, customer_id, fact_type, kind, assertion_key } = fact
  const statements = [...new Set([...(before?.statements ?? []), ...evidence.map(statementKey)])].slice(0, maxStatements)
  const row = { id: before?.id ?? ids.uuid(now), customer_key, customer_id, fact_type, kind, assertion_key, statements }
  await transaction.upsert(factJudgements, [{ ...row, ...said, is_learned: kind !== null }])
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
