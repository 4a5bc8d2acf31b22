import { awaitCheck, type DetectionCheck, detectFacts, followTicket } from '../facts/index.js'
import { sourceTypes } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { Transaction } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { type Ids, isoTime } from '../values/index.js'
import { type FactCandidate, kindOf, subjectOf } from './candidate.js'
import type { StoredWords } from './read-words.js'

/**
 * Stores what was read in a source, unless the source says something else by now: then nothing is stored, and it has to be read again. Resolves to whether
 * it was the source as it is. What is known already becomes another detection of the same fact, or nothing when this source is among its evidence. `check`
 * says whether a language model has read the words too, or is still to.
 */
export async function storeCandidates(
  transaction: Transaction,
  { source }: StoredWords,
  candidates: readonly FactCandidate[],
  ids: Ids,
  now: number,
  check?: DetectionCheck
): Promise<boolean> {
  const [current] = await transaction.get(sources, [{ id: source.id }])
  if (current?.content_digest !== source.content_digest || current.customer_key !== source.customer_key) return false
  const detections = candidates.map((candidate) => {
    const { factType, factCategory, assertion, confidence, status, quote, at, key, effect, polarity } = candidate
    return {
      customerKey: source.customer_key,
      factType,
      factCategory,
      assertion,
      confidence,
      status,
      key,
      kind: kindOf(candidate),
      subject: subjectOf(candidate),
      ...(effect && { effect }),
      ...(polarity && { polarity }),
      occurredAt: isoTime(at ?? source.occurred_at),
      evidence: [{ sourceType: parseEnum(sourceTypes, source.source_type), sourceId: source.external_id, quote }],
      ...(check && { check })
    }
  })
  const detected = await detectFacts(transaction, detections, ids, now)
  if (check && 'dueAt' in check) {
    // What confirms, weakens or ends facts is none that could wait.
    const told = detected.filter(({ outcome }, index) => outcome !== 'known' && (candidates[index]?.effect ?? 'opens') === 'opens')
    await awaitCheck(transaction, [...new Set(told.map(({ id }) => id))], check.dueAt, ids, now)
  }
  await followTicket(transaction, { ...source, record: current.record }, ids, now)
  return true
}
