import { Type } from 'typebox'
import { runCooperatively } from '../cooperative-work.js'
import { readWords } from '../domain/extraction/read-words.js'
import { takeIn } from '../domain/extraction/take-in.js'
import { extractionKind } from '../domain/sources/write-sources.js'
import { defineJob } from './define-job.js'

/** Runs after a source was put with new text. If the source changes while it is read, it is read again. */
export const extractFacts = defineJob({
  kind: extractionKind,
  summary: 'Reads the facts out of a source that is new or has changed.',
  lane: 'analysis',
  payload: Type.Object({ organizationId: Type.String(), sourceId: Type.String() }),
  async run({ sourceId }, { store, step, signal, ids, clock }) {
    // The rules are hundreds of patterns: they load with the first source that is read.
    const { extractionSteps } = await import('../domain/extraction/extract-facts.js')
    let isRead = false
    while (!isRead) {
      const stored = await readWords(store, sourceId)
      const candidates = stored ? await runCooperatively(extractionSteps(stored.words), signal) : []
      await step(async (transaction, payload) => {
        isRead = !stored || (await takeIn(transaction, stored, candidates, ids, clock.now()))
        return isRead ? undefined : payload
      })
    }
  }
})
