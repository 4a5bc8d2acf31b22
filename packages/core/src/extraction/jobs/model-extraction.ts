import { defineJob, type JobContext, type ModelTask, runModelQueue, type UnaskedTask } from '../../jobs/index.js'
import { isoTime, runCooperatively } from '../../values/index.js'
import { type ModelExtractionPayload, modelExtractionKind, modelExtractionPayload } from '../by-model/ask-for-model.js'
import type { WindowReading } from '../by-model/findings.js'
import { giveUpWindow, keepDelay, keepEmpty, keepWindow } from '../by-model/keep-reading.js'
import { currentReading, openStates } from '../by-model/readings.js'
import type { WindowedSource } from '../by-model/windowed-source.js'
import { maxAnswerTokens } from '../by-model/windows.js'
import { readWords } from '../read-words.js'

/** Sources of history that are read in one go: then whatever else waits for the model has its turn. */
const historyAtOnce = 5

/**
 * Exists while sources wait for the language model. A long source is read window by window, and each is committed before the next question. What was found
 * is stored only if the source still says so: else it has a job of its own.
 */
export const modelExtraction = defineJob({
  kind: modelExtractionKind,
  summary: 'Has the language model read facts out of sources.',
  lane: 'models',
  payload: modelExtractionPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(payload, context) {
    if (!context.model?.extracts) return
    const isHistory = payload.isHistory === true
    const ask = await asker(context, context.model.bounds.maxTokens)
    await runModelQueue(
      payload,
      {
        purpose: isHistory ? 'history' : 'extraction',
        ...(isHistory && { dailyBound: 'maxHistoryTokensPerDay' as const, atOnce: historyAtOnce }),
        isLocked: true,
        log: 'The language model read no facts in a source',
        ids: ({ sourceIds }) => sourceIds,
        failures: ({ failures }) => failures,
        next: (sourceIds, failures) => ({ sourceIds: [...sourceIds], failures, ...(isHistory && { isHistory }) }),
        ask,
        postpone: (transaction, sourceIds, until, now) =>
          keepDelay(transaction, sourceIds, { reason: `The tokens of the day are used up; it goes on at ${isoTime(until)}.`, until }, now)
      },
      context
    )
  }
})

type Asked = ModelTask<WindowReading> | UnaskedTask | undefined

/** Makes the questions. What is read of a source is kept while its windows are asked about. */
async function asker({ store, ids, signal }: JobContext<ModelExtractionPayload>, maxTokens: number) {
  // They need the rules, which load with the first source that is read.
  const { readAnswer } = await import('../by-model/findings.js')
  const { extractionPrompt, extractionText } = await import('../by-model/prompt.js')
  const { windowedSource } = await import('../by-model/windowed-source.js')
  const { readerFor } = await import('../reading/source-reader.js')
  let last: WindowedSource | undefined
  return async (sourceId: string): Promise<Asked> => {
    const stored = await readWords(store, sourceId)
    const reading = stored && (await currentReading(store, stored.source))
    if (!stored || !reading || !openStates.includes(reading.state)) return undefined
    if (last?.sourceId !== sourceId || last.digest !== reading.digest)
      last = await runCooperatively(windowedSource(stored, reading.digest, maxTokens, await readerFor(stored.words)), signal)
    const { windows, ruled, likelihood } = last
    const index = reading.windows_read + reading.windows_failed
    const window = windows[index]
    if (!window) return { settle: (transaction, now) => keepEmpty(transaction, stored, now) }
    const source = { stored, ruled, windows: windows.length }
    const told = {
      customerNames: stored.words.customerNames,
      ownWords: stored.words.ownWords,
      sourceType: stored.source.source_type,
      window: index + 1,
      windows: windows.length
    }
    const text = extractionText(window, told, ids.secret(12))
    return {
      question: { system: extractionPrompt, turns: [{ by: 'us', text }], maxOutputTokens: maxAnswerTokens },
      read: (answer, isCut) => readAnswer({ text: answer, isCut }, window, { ruled, before: reading.places, likelihood }),
      keep: (transaction, found, now) => keepWindow(transaction, source, found, ids, now),
      retry: (transaction, reason, at, now) =>
        keepDelay(transaction, [sourceId], { reason: `${reason}; it is asked again at ${isoTime(at)}.`, until: at }, now),
      giveUp: (transaction, failure, now) => giveUpWindow(transaction, source, failure, ids, now)
    }
  }
}
