import { customers } from '../identity/index.js'
import { ownNamesFor } from '../reading-settings/index.js'
import { isOneMail, participantReader, type SourceRow } from '../sources/index.js'
import { sourceSegments, sources } from '../sources/tables/index.js'
import type { Rows } from '../storage/index.js'
import { customerNames } from './customer-names.js'
import { OwnWords } from './own-words.js'
import type { SourceWords } from './source-words.js'

/** Records of a CRM are written by our own people. */
const reports: readonly string[] = ['CRM', 'CRM_OPPORTUNITY', 'OPPORTUNITY']

/** A stored source of a customer, with its words. */
export interface StoredWords {
  source: SourceRow & { customer_key: string; customer_id: string }
  words: SourceWords
}

/** The words of a stored source; undefined when it is gone, or belongs to no customer: then nobody could be told of its facts. */
export async function readWords(rows: Rows<'organization'>, sourceId: string): Promise<StoredWords | undefined> {
  const [source] = await rows.get(sources, [{ id: sourceId }])
  if (!source || source.customer_key === null || source.customer_id === null) return undefined
  const { customer_key, customer_id } = source
  const [segments, read, [customer], own] = await Promise.all([
    rows.find(sourceSegments, { where: { source_id: { eq: sourceId } } }),
    participantReader(rows, [source.participants]),
    rows.get(customers, [{ id: customer_id }]),
    ownNamesFor(rows, customer_id)
  ])
  const participants = read(source.participants)
  const names = [...(customer ? customerNames(customer) : []), ...own.customer]
  const isOneMessage = isOneMail(source.source_type, segments)
  const isReport = reports.includes(source.source_type)
  return {
    source: { ...source, customer_key, customer_id },
    words: { segments, participants, customerNames: names, isOneMessage, isReport, ownWords: new OwnWords(own) }
  }
}
