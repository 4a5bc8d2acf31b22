import { reportersOf } from '../../extraction/index.js'
import { factAt, type PastFact, readPastFacts, statusAt } from '../../facts/index.js'
import { factStatements } from '../../facts/tables/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { day as dayLength, groupBy, type Reading } from '../../values/index.js'
import type { Denial, Statement } from '../evidence.js'
import { countedDays, denialOf, holding, statementOf } from '../reading/read-statements.js'
import { weighedTypes } from '../rules/statement-weights.js'

/** What was said of customers over a time, and what was said against it. */
export interface PastStatements {
  statementsAt(id: string, at: number): Statement[]
  denialsAt(id: string, at: number): Denial[]
}

/** Reads what was said of these customers between two instants. */
export async function readPastStatements(
  rows: Rows<'organization'>,
  ids: readonly string[],
  { from, to, reading }: { from: number; to: number; reading: Reading }
): Promise<PastStatements> {
  const since = from - countedDays * dayLength
  const [past, said] = await Promise.all([
    readPastFacts(rows, { customerIds: ids, factTypes: weighedTypes, since }),
    rows.find(factStatements, {
      where: {
        customer_id: { in: ids },
        fact_type: { in: weighedTypes },
        effect: { in: ['ends', 'weakens'] },
        quote: { isNull: false },
        stated_at: { gt: since, lte: to }
      }
    })
  ])
  const reporterOf = await readReporters(rows, past)
  const factsOf = groupBy(past, ({ row }) => row.customer_id)
  const saidOf = groupBy(said, ({ customer_id }) => customer_id)
  return {
    statementsAt: (id, at) => (factsOf.get(id) ?? []).flatMap((fact) => statementAt(fact, reporterOf, at, reading) ?? []),
    denialsAt: (id, at) => (saidOf.get(id) ?? []).filter((row) => isSaid(row, at, reading)).map(denialOf)
  }
}

/** Who reports what evidence says, by the id of the evidence. */
async function readReporters(rows: Rows<'organization'>, past: readonly PastFact[]): Promise<Map<string, string | null>> {
  const evidence = past.flatMap((fact) => fact.evidence)
  const reporters = await reportersOf(rows, evidence)
  return new Map(evidence.map(({ id }, index) => [id, reporters[index] ?? null]))
}

function statementAt(fact: PastFact, reporterOf: ReadonlyMap<string, string | null>, at: number, reading: Reading): Statement | undefined {
  const then = factAt(fact, at, reading)
  if (!then) return undefined
  const { row, evidence } = then
  const isCounted = row.occurred_at === null || row.occurred_at > at - countedDays * dayLength
  const holds = holding.some((status) => status === statusAt(row, at)) && (row.valid_until === null || row.valid_until > at)
  return isCounted && holds ? statementOf(row, evidence, evidence ? (reporterOf.get(evidence.id) ?? null) : null, at) : undefined
}

function isSaid({ stated_at, learned_at }: RowOf<typeof factStatements>, at: number, reading: Reading): boolean {
  return stated_at <= at && stated_at > at - countedDays * dayLength && (reading === 'happened' || learned_at <= at)
}
