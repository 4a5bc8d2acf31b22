import { findQuote, groupNames, nameKey, type SourceName } from '../../sources/index.js'
import type { Transaction } from '../../storage/index.js'
import { sourceOf } from '../evidence/evidence.js'
import { factStatements } from '../tables/index.js'
import type { StatementRow } from './keep-statements.js'

/** A source as it is now, by whose words statements are judged. */
type ChangedText = Parameters<typeof findQuote>[0]

/** Takes away what was said in these sources, for they go. Answers what was taken away. */
export async function dropStatements(transaction: Transaction, named: readonly SourceName[]): Promise<StatementRow[]> {
  const gone = await statementsIn(transaction, named)
  await removeStatements(transaction, gone)
  return gone
}

/** Takes away what these sources do not say any more, or say of another customer. Answers what was taken away. */
export async function dropUnsaid(
  transaction: Transaction,
  sources: ReadonlyMap<string, { customerKey: string | null; text: ChangedText; name: SourceName }>
): Promise<StatementRow[]> {
  const stored = await statementsIn(
    transaction,
    [...sources.values()].map(({ name }) => name)
  )
  const gone = stored.filter((statement) => {
    const name = sourceOf(statement)
    const source = name && sources.get(nameKey(name))
    if (!source) return false
    return source.customerKey !== statement.customer_key || (statement.quote !== null && !findQuote(source.text, statement.quote))
  })
  await removeStatements(transaction, gone)
  return gone
}

async function statementsIn(transaction: Transaction, named: readonly SourceName[]): Promise<StatementRow[]> {
  const found = groupNames(named).map(({ sourceType, sourceIds }) =>
    transaction.find(factStatements, { where: { source_type: { eq: sourceType }, source_id: { in: sourceIds } } })
  )
  return (await Promise.all(found)).flat()
}

async function removeStatements(transaction: Transaction, gone: readonly StatementRow[]): Promise<void> {
  if (gone.length > 0) await transaction.remove(factStatements, { id: { in: gone.map(({ id }) => id) } })
}
