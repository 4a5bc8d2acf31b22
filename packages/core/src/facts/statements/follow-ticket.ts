import { type SourceRow, ticketState } from '../../sources/index.js'
import type { Transaction } from '../../storage/index.js'
import { digestKey, type Ids } from '../../values/index.js'
import { factEvidence, factStatements } from '../tables/index.js'
import { foldFacts } from './fold-facts.js'

type Ticket = Pick<SourceRow, 'source_type' | 'external_id' | 'record'> & { customer_key: string; customer_id: string }

const complaint = 'SENTIMENT'

/**
 * A closed ticket ends the complaints that its text opened, unless they were said elsewhere too; a ticket that is opened again takes that back. It ends
 * them at the ticket's `closedAt`, else when Rapport learned it. Other sources change nothing. The organization's `ingest` lock must be held.
 */
export async function followTicket(transaction: Transaction, ticket: Ticket, ids: Ids, now: number): Promise<void> {
  const { source_type, external_id: source_id, customer_key, customer_id } = ticket
  if (source_type !== 'SUPPORT_TICKET') return
  const statement_key = digestKey('closing', [customer_key, source_type, source_id])
  const [known] = await transaction.find(factStatements, { where: { statement_key: { eq: statement_key } } })
  const { isClosed, closedAt } = ticketState(ticket.record)
  if (isClosed === (known !== undefined)) return
  if (known) {
    const where = { source_type: { eq: source_type }, source_id: { eq: source_id }, effect: { eq: 'ends' }, quote: { isNull: true } }
    const lost = await transaction.find(factEvidence, { where })
    await transaction.remove(factStatements, { id: { eq: known.id } })
    await foldFacts(transaction, { customerIds: [customer_id], factTypes: [complaint], lost }, ids, now)
    return
  }
  const pointer = { source_type, source_id, quote: null, segment_position: null, event_ids: null }
  const said = { effect: 'ends', polarity: null, confidence: 1, claimed_status: null, stated_at: closedAt ?? now, learned_at: now }
  const about = { customer_key, customer_id, fact_type: complaint, assertion_key: '', subject: null }
  await transaction.insert(factStatements, [{ id: ids.uuid(now), statement_key, ...about, ...pointer, ...said }])
  await foldFacts(transaction, { customerIds: [customer_id], factTypes: [complaint] }, ids, now)
}
