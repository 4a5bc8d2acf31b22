import type { RowOf, Rows } from '../../storage/index.js'
import { digestKey } from '../../values/index.js'
import { type Pointer, pointerKey } from '../evidence/evidence.js'
import { factJudgements } from '../tables/index.js'
import type { FactDecision } from './fact-decision.js'

export type JudgementRow = RowOf<typeof factJudgements>

/** A customer, as facts name it and as it is by now. */
interface Named {
  customer_key: string
  customer_id: string
}

/** A digest of the words that a fact rests on, by which they are known again. */
export const statementKey = (pointer: Pointer): string => digestKey('statement', pointerKey(pointer))

/** What people said of these customers' facts of these types. */
export async function readJudgements(
  rows: Rows<'organization'>,
  customers: readonly Named[],
  where: { fact_type: { in: readonly string[] }; decision?: { eq: FactDecision } }
): Promise<JudgementRow[]> {
  if (customers.length === 0) return []
  const keys = [...new Set(customers.map(({ customer_key }) => customer_key))]
  const ids = [...new Set(customers.map(({ customer_id }) => customer_id))]
  return rows.find(factJudgements, { where: { ...where, any: [{ customer_key: { in: keys } }, { customer_id: { in: ids } }] } })
}

interface Found extends Named {
  columns: { fact_type: string; assertion_key: string }
  evidence: readonly Pointer[]
}

/**
 * The dismissal that a finding falls under: of the same customer and type, and of the same key; or of the same words, when it rests on nothing else.
 * The latest where there are several.
 */
export function dismissalOf(found: Found, dismissals: readonly JudgementRow[]): JudgementRow | undefined {
  const { customer_key, customer_id, columns, evidence } = found
  const own = dismissals
    .filter((each) => each.fact_type === columns.fact_type)
    .filter((each) => each.customer_key === customer_key || each.customer_id === customer_id)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const byKey = own.find(({ assertion_key }) => assertion_key === columns.assertion_key)
  if (byKey || own.length === 0) return byKey
  const said = evidence.map(statementKey)
  return own.find(({ statements }) => said.length > 0 && said.every((key) => statements.includes(key)))
}
