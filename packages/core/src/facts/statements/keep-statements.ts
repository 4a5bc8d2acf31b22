import type { RowOf, Transaction } from '../../storage/index.js'
import { digestKey, type Ids } from '../../values/index.js'
import type { Finding } from '../detect-fact.js'
import { pointerKey } from '../evidence/evidence.js'
import { factStatements } from '../tables/index.js'

export type StatementRow = RowOf<typeof factStatements>

/** What became of a statement: kept, or known already. */
export interface KeptStatement {
  id: string
  outcome: 'created' | 'known'
}

/** Keeps what findings say of facts that others opened, a row for each quote. Answers, for each finding, the first of its rows. */
export async function keepStatements(
  transaction: Transaction,
  findings: readonly Finding[],
  ids: Ids,
  now: number
): Promise<KeptStatement[]> {
  if (findings.length === 0) return []
  const rows = findings.map((finding) => statementRows(finding, ids, now))
  const keys = rows.flat().map(({ statement_key }) => statement_key)
  const stored = await transaction.find(factStatements, { where: { statement_key: { in: keys } } })
  const known = new Map(stored.map((row) => [row.statement_key, row.id]))
  const fresh = new Map<string, StatementRow>()
  const kept = rows.map((its): KeptStatement => {
    let isNew = false
    for (const row of its) {
      if (known.has(row.statement_key)) continue
      known.set(row.statement_key, row.id)
      fresh.set(row.statement_key, row)
      isNew = true
    }
    const [first] = its
    return { id: known.get(first?.statement_key ?? '') ?? '', outcome: isNew ? 'created' : 'known' }
  })
  if (fresh.size > 0) await transaction.insert(factStatements, [...fresh.values()])
  return kept
}

function statementRows(finding: Finding, ids: Ids, now: number): StatementRow[] {
  const { customer_key, customer_id, subject, effect, columns, evidence } = finding
  const { fact_type, assertion_key } = columns
  return evidence.map((pointer) => ({
    ...pointer,
    id: ids.uuid(now),
    statement_key: digestKey('statement', [customer_key, fact_type, assertion_key, subject, effect, pointerKey(pointer)]),
    customer_key,
    customer_id,
    fact_type,
    assertion_key,
    subject,
    effect,
    confidence: columns.confidence,
    stated_at: pointer.stated_at ?? now,
    learned_at: now
  }))
}
