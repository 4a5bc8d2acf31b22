import type { RowOf, Rows } from '../../storage/index.js'
import { digestKey } from '../../values/index.js'
import type { AttentionRow } from '../attention-item.js'
import { attentionPhrasings } from '../tables/attention-phrasings.js'

/** What an item says to people. */
export interface ItemWords {
  title: string
  whatChanged: string
  whyItMatters: string
}

/** The words of the templates, or of whoever raised the item. */
export function originalWords({ title, what_changed, why_it_matters }: AttentionRow): ItemWords {
  return { title, whatChanged: what_changed, whyItMatters: why_it_matters }
}

/** Tells words apart that are not the same. */
export const contentDigest = (words: ItemWords) => digestKey('said', { ...words })

/** These items in other words, by their ids: those whose words were put in others, and say the same since. */
export async function phrasingsOf(rows: Rows<'organization'>, items: readonly AttentionRow[]): Promise<Map<string, ItemWords>> {
  const found = await rows.get(
    attentionPhrasings,
    items.map(({ id }) => ({ item_id: id }))
  )
  return new Map(items.flatMap((item, index) => wordsFor(item, found[index])))
}

function wordsFor(item: AttentionRow, phrasing: RowOf<typeof attentionPhrasings> | undefined): [string, ItemWords][] {
  if (!phrasing || phrasing.content_digest !== contentDigest(originalWords(item))) return []
  return [[item.id, { title: phrasing.title, whatChanged: phrasing.what_changed, whyItMatters: phrasing.why_it_matters }]]
}
