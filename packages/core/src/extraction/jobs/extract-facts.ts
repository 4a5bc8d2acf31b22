import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { extractionKind } from '../../sources/index.js'
import { runCooperatively } from '../../values/index.js'
import { checkOfRules } from '../by-model/keep-reading.js'
import { readWords } from '../read-words.js'
import { storeCandidates } from '../store-candidates.js'

/** Runs after a source was put with new text. If the source changes while it is read, it is read again. */
export const extractFacts = defineJob({
  kind: extractionKind,
  summary: 'Reads the facts out of a source that is new or has changed.',
  lane: 'analysis',
  payload: Type.Object({ organizationId: Type.String(), sourceId: Type.String() }),
  async run({ sourceId }, { store, step, signal, ids, clock }) {
    // Rules and weights are large: they load with the first source that is read.
    const { extractionSteps } = await import('../extract-facts.js')
    const { readerFor } = await import('../reading/source-reader.js')
    let isRead = false
    while (!isRead) {
      const stored = await readWords(store, sourceId)
      const candidates = stored ? await runCooperatively(extractionSteps(stored.words, await readerFor(stored.words)), signal) : []
      await step(async (transaction, payload) => {
        const now = clock.now()
        const check = stored && (await checkOfRules(transaction, stored, now))
        // What a model has read to its end is judged already, with what the rules find in it.
        isRead = !stored || check === 'read' || (await storeCandidates(transaction, stored, candidates, ids, now, check))
        return isRead ? undefined : payload
      })
    }
  }
})
