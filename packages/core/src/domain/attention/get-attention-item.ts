import { RapportError } from '../../errors.js'
import type { OrganizationStore } from '../../storage/contract.js'
import { attentionItems } from '../../storage/tables/attention-items.js'
import { isoTime, isoTimeOrNull } from '../instant.js'
import type { AttentionRow, Evidence } from './attention-item.js'
import { summarizeItems } from './summarize-items.js'

/** Pieces of evidence that an answer shows; the item may count more. */
const shownEvidence = 20

/** An item with all that is known of it. Throws NOT_FOUND when there is none of this id. */
export async function getAttentionItem(store: OrganizationStore, id: string) {
  const [item] = await store.get(attentionItems, [{ id: id.toLowerCase() }])
  if (!item) throw new RapportError('NOT_FOUND', 'There is no attention item with this id')
  const [summary] = await summarizeItems(store, [item])
  if (!summary) throw new Error(`Attention item ${item.id} has no summary`)
  return {
    ...summary,
    whatChanged: item.what_changed,
    whyItMatters: item.why_it_matters,
    uncertainty: item.uncertainty,
    priorityReason: item.priority_reason,
    timeline: item.timeline.map((observation) => ({ ...observation, observedAt: isoTime(observation.observedAt) })),
    evidence: item.evidence.slice(0, shownEvidence).map(evidenceOf),
    latestUpdate: latestUpdate(item)
  }
}

function evidenceOf({ role, kind, title, observedAt, window, sourceLabel }: Evidence) {
  const dates = window && { start: isoTime(window.start), end: isoTime(window.end) }
  return { role, kind, title, observedAt: isoTimeOrNull(observedAt), window: dates, sourceLabel }
}

function latestUpdate({ material_update_at, update_summary }: AttentionRow) {
  return material_update_at === null || update_summary === null ? null : { updatedAt: isoTime(material_update_at), summary: update_summary }
}
