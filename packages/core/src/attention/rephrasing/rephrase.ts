import { Type } from 'typebox'
import { durableListener } from '../../jobs/index.js'
import { answerJson, asData, dataRule } from '../../models/index.js'
import type { Transaction } from '../../storage/index.js'
import { checkOf } from '../../validation/index.js'
import type { AttentionRow } from '../attention-item.js'
import { attentionItems } from '../tables/attention-items.js'
import { attentionPhrasings } from '../tables/attention-phrasings.js'
import { contentDigest, type ItemWords, originalWords } from './phrasing.js'
import { whyNotTheSame } from './same-meaning.js'

/** The job that has the language model say items in other words. */
export const rephrasingKind = 'attention_rephrasing'

/** Which items are still to be put in other words, and how often in a row the model could not be asked for the first of them. */
export const rephrasingPayload = Type.Object({ itemIds: Type.Array(Type.String()), failures: Type.Integer() })

/** What hosts raise in their own words stays in them. */
const isOwn = (cause: string) => cause.startsWith('host:')

/** Where a language model rephrases: what is opened, or says something new, is put in other words by a job. */
export const rephraseItems = durableListener({
  kinds: ['attentionOpened', 'attentionUpdated'],
  job(changes) {
    const itemIds = [...new Set(changes.filter(({ cause }) => !isOwn(cause)).map(({ itemId }) => itemId))]
    return itemIds.length === 0 ? undefined : { kind: rephrasingKind, payload: { itemIds, failures: 0 }, serialKey: rephrasingKind }
  }
})

const longest = { title: 240, whatChanged: 8_000, whyItMatters: 8_000 }
const answer = checkOf(
  Type.Object({
    title: Type.String({ maxLength: longest.title }),
    whatChanged: Type.String({ maxLength: longest.whatChanged }),
    whyItMatters: Type.String({ maxLength: longest.whyItMatters })
  })
)

/** What a model is told to do with an item. */
export const rephrasingPrompt = `You say notes about customers in plainer words, in their own language.
${dataRule}

You get a note as JSON with title, whatChanged, whyItMatters, and its evidence. Answer with JSON and nothing else: { "title": "…", "whatChanged": "…", "whyItMatters": "…" }
- Keep every number with its unit, every name, date, address and quotation exactly as it stands, in the same order, and add none.
- Say nothing that the note does not say, and leave nothing out. No advice, no links. At most as long as it was.`

/** An item as the model gets it. */
export function rephrasingText(item: AttentionRow, mark: string): string {
  const evidence = item.evidence.map(({ role, title, sourceLabel }) => ({ role, title, sourceLabel })).slice(0, 10)
  return asData(mark, JSON.stringify({ ...originalWords(item), evidence }, null, 1))
}

/** What of an answer can be shown: each text that says the same as it did; the others stay as they are. Undefined when the answer cannot be read, or nothing can. */
export function phrasingIn(text: string, item: AttentionRow): ItemWords | undefined {
  const said = answerJson(text)
  if (!answer.accepts(said)) return undefined
  const words = originalWords(item)
  const phrased = { ...words }
  for (const field of ['title', 'whatChanged', 'whyItMatters'] as const) {
    const other = said[field].trim()
    if (whyNotTheSame(words[field], other) === undefined) phrased[field] = other
  }
  return contentDigest(phrased) === contentDigest(words) ? undefined : phrased
}

/** Keeps an item's other words, if it still says what was put in others. */
export async function keepPhrasing(transaction: Transaction, asked: AttentionRow, words: ItemWords, now: number): Promise<void> {
  const [item] = await transaction.get(attentionItems, [{ id: asked.id }])
  const digest = contentDigest(originalWords(asked))
  if (!item || contentDigest(originalWords(item)) !== digest) return
  const { title, whatChanged: what_changed, whyItMatters: why_it_matters } = words
  await transaction.upsert(attentionPhrasings, [{ item_id: item.id, content_digest: digest, title, what_changed, why_it_matters, at: now }])
}
