import { defineJob, runModelQueue } from '../../jobs/index.js'
import { modelExtractionKind, modelExtractionPayload } from '../by-model/ask-for-model.js'
import { readWords } from '../read-words.js'
import { takeIn } from '../take-in.js'

const maxAnswerTokens = 4_000

/** Exists while sources wait for the language model. What it found is stored only if the source still says so: else it has a job of its own. */
export const modelExtraction = defineJob({
  kind: modelExtractionKind,
  summary: 'Has the language model read facts out of sources.',
  lane: 'models',
  payload: modelExtractionPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(payload, context) {
    if (!context.model?.extracts) return
    // Both need the rules, which load with the first source that is read.
    const { findingsIn } = await import('../by-model/findings.js')
    const { extractionPrompt, extractionText, sentSegments } = await import('../by-model/model-words.js')
    const { store, ids } = context
    await runModelQueue(
      payload,
      {
        purpose: 'extraction',
        isLocked: true,
        log: 'The language model read no facts in a source',
        ids: ({ sourceIds }) => sourceIds,
        failures: ({ failures }) => failures,
        next: (sourceIds, failures) => ({ sourceIds: [...sourceIds], failures }),
        async ask(sourceId) {
          const stored = await readWords(store, sourceId)
          const sent = stored ? sentSegments(stored.words) : []
          if (!stored || sent.length === 0) return undefined
          const text = extractionText(sent, stored.words.customerNames, ids.secret(12))
          return {
            question: { system: extractionPrompt(), turns: [{ by: 'us', text }], maxOutputTokens: maxAnswerTokens },
            read: (answer) => findingsIn(answer, stored.words, sent),
            keep: (transaction, found, now) => takeIn(transaction, stored, found, ids, now)
          }
        }
      },
      context
    )
  }
})
