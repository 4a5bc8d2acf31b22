import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import type { AttentionRow, Evidence } from './attention-item.js'
import { originalWords, phrasingsOf } from './rephrasing/phrasing.js'
import { summarizeItems } from './summarize-items.js'
import { attentionItems } from './tables/attention-items.js'

const wordsShape = strictObject({ title: Type.String(), whatChanged: Type.String(), whyItMatters: Type.String() })

/** Pieces of evidence that an answer shows; the item may count more. */
const shownEvidence = 20

/** An item with all that is known of it. Throws NOT_FOUND when there is none of this id. */
export async function getAttentionItem(store: OrganizationStore, id: string) {
  const [item] = await store.get(attentionItems, [{ id: id.toLowerCase() }])
  if (!item) throw new RapportError('NOT_FOUND', 'There is no attention item with this id')
  const [[summary], phrasings] = await Promise.all([summarizeItems(store, [item]), phrasingsOf(store, [item])])
  if (!summary) throw new Error(`Attention item ${item.id} has no summary`)
  const words = phrasings.get(item.id) ?? originalWords(item)
  return {
    ...summary,
    whatChanged: words.whatChanged,
    whyItMatters: words.whyItMatters,
    uncertainty: item.uncertainty,
    priorityReason: item.priority_reason,
    timeline: item.timeline.map((observation) => ({ ...observation, observedAt: isoTime(observation.observedAt) })),
    evidence: item.evidence.slice(0, shownEvidence).map(evidenceOf),
    latestUpdate: latestUpdate(item)
  }
}

/** What an item says: in the words of the template or of whoever raised it, and in other words where it is shown in them. */
export const itemWordsShape = strictObject({ original: wordsShape, rephrased: Type.Union([wordsShape, Type.Null()]) })

/** What an item says: in the words of the template or of whoever raised it, and in other words where it is shown in them. */
export type ItemWords = Static<typeof itemWordsShape>

/** The original words of an item, and the other ones that it is shown in. Throws NOT_FOUND. */
export async function itemWords(store: OrganizationStore, id: string): Promise<ItemWords> {
  const [item] = await store.get(attentionItems, [{ id: id.toLowerCase() }])
  if (!item) throw new RapportError('NOT_FOUND', 'There is no attention item with this id')
  return { original: originalWords(item), rephrased: (await phrasingsOf(store, [item])).get(item.id) ?? null }
}

function evidenceOf({ role, kind, title, observedAt, window, sourceLabel }: Evidence) {
  const dates = window && { start: isoTime(window.start), end: isoTime(window.end) }
  return { role, kind, title, observedAt: isoTimeOrNull(observedAt), window: dates, sourceLabel }
}

function latestUpdate({ material_update_at, update_summary }: AttentionRow) {
  return material_update_at === null || update_summary === null ? null : { updatedAt: isoTime(material_update_at), summary: update_summary }
}
