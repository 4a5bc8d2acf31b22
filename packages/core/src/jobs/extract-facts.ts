import { setImmediate } from 'node:timers/promises'
import { Type } from 'typebox'
import type { FactCandidate } from '../domain/extraction/candidate.js'
import { readSentences } from '../domain/extraction/extract-facts.js'
import { readWords } from '../domain/extraction/read-words.js'
import type { SourceWords } from '../domain/extraction/source-words.js'
import { takeIn } from '../domain/extraction/take-in.js'
import { extractionKind } from '../domain/sources/write-sources.js'
import { defineJob } from './define-job.js'

/** After so many sentences other work of the process gets its turn. */
const sentencesPerTurn = 50

/** Runs after a source was put with new text. If the source changes while it is read, it is read again. */
export const extractFacts = defineJob({
  kind: extractionKind,
  summary: 'Reads the facts out of a source that is new or has changed.',
  lane: 'analysis',
  payload: Type.Object({ organizationId: Type.String(), sourceId: Type.String() }),
  async run({ sourceId }, { store, step, signal, ids, clock }) {
    let isRead = false
    while (!isRead) {
      const stored = await readWords(store, sourceId)
      const candidates = stored ? await readInTurns(stored.words, signal) : []
      await step(async (transaction, payload) => {
        isRead = !stored || (await takeIn(transaction, stored, candidates, ids, clock.now()))
        return isRead ? undefined : payload
      })
    }
  }
})

/** Reads a long source without holding up the process. */
async function readInTurns(words: SourceWords, signal: AbortSignal): Promise<FactCandidate[]> {
  const found: FactCandidate[] = []
  let sentences = 0
  for (const candidates of readSentences(words)) {
    found.push(...candidates)
    sentences += 1
    if (sentences % sentencesPerTurn === 0) await setImmediate()
    signal.throwIfAborted()
  }
  return found
}
