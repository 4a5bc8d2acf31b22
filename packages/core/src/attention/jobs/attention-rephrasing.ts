import { defineJob, runModelQueue } from '../../jobs/index.js'
import { keepPhrasing, phrasingIn, rephrasingKind, rephrasingPayload, rephrasingPrompt, rephrasingText } from '../rephrasing/rephrase.js'
import { attentionItems } from '../tables/attention-items.js'

const maxAnswerTokens = 2_000

/** Exists while attention items wait to be put in other words. */
export const attentionRephrasing = defineJob({
  kind: rephrasingKind,
  summary: 'Has the language model say attention items in plainer words.',
  lane: 'models',
  payload: rephrasingPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(payload, context) {
    if (!context.model?.rephrases) return
    const { store, ids } = context
    await runModelQueue(
      payload,
      {
        purpose: 'rephrasing',
        isLocked: false,
        log: 'The language model found no other words for an attention item',
        ids: ({ itemIds }) => itemIds,
        failures: ({ failures }) => failures,
        next: (itemIds, failures) => ({ itemIds: [...itemIds], failures }),
        async ask(itemId) {
          const [item] = await store.get(attentionItems, [{ id: itemId }])
          if (item?.status !== 'open') return undefined
          return {
            question: {
              system: rephrasingPrompt,
              turns: [{ by: 'us', text: rephrasingText(item, ids.secret(12)) }],
              maxOutputTokens: maxAnswerTokens
            },
            read: (answer) => phrasingIn(answer, item),
            keep: (transaction, words, now) => keepPhrasing(transaction, item, words, now)
          }
        }
      },
      context
    )
  }
})
