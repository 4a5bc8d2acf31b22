import { Type } from 'typebox'
import { code, defineTable, text, time, uuid } from '../../storage/index.js'

/**
 * Attention items in other words, by a language model. `content_digest` is of the words that were put in others: once the item says something else, these are
 * not shown any more.
 */
export const attentionPhrasings = defineTable({
  name: 'attention_phrasings',
  scope: 'organization',
  row: Type.Object({
    item_id: uuid(),
    content_digest: code(),
    title: text(),
    what_changed: text(),
    why_it_matters: text(),
    at: time()
  }),
  personal: { title: 'content', what_changed: 'content', why_it_matters: 'content' },
  key: ['item_id']
})
