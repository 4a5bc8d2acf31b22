import { type Static, Type } from 'typebox'
import { beforeCommit, defineSubscriber } from '../../changes/index.js'
import { enqueueJob } from '../../jobs/index.js'
import { sourceReadings } from '../tables/source-readings.js'

/** The job that has the language model read sources. */
export const modelExtractionKind = 'model_extraction'

/**
 * Which sources are still to be read, and how often in a row the model could not be asked for the first of them. `isHistory`: they were old when they came,
 * and are read within a budget of their own.
 */
export const modelExtractionPayload = Type.Object({
  sourceIds: Type.Array(Type.String()),
  failures: Type.Integer(),
  isHistory: Type.Optional(Type.Boolean())
})

export type ModelExtractionPayload = Static<typeof modelExtractionPayload>

/** Sources of one job, so that a first import is read in batches, and a batch is a row of bounded size. */
const batchSize = 200

/**
 * Where a language model reads facts: whoever puts sources has a job ask it, one source after the other in each organization. What is live never waits for
 * history: each has a queue of its own.
 */
export const readByModel = defineSubscriber({
  at: beforeCommit,
  kinds: ['sourcePut'],
  async follow(changes, { transaction, ids, now }) {
    const put = [...new Set(changes.map(({ sourceId }) => sourceId))]
    const waiting = await transaction.find(sourceReadings, {
      where: { source_id: { in: put }, state: { eq: 'waiting' } },
      columns: ['source_id', 'is_history']
    })
    const historic = new Set(waiting.flatMap(({ source_id, is_history }) => (is_history ? [source_id] : [])))
    const known = new Set(waiting.map(({ source_id }) => source_id))
    for (const isHistory of [false, true]) {
      const wanted = put.filter((id) => known.has(id) && historic.has(id) === isHistory)
      for (let from = 0; from < wanted.length; from += batchSize) {
        const payload = { sourceIds: wanted.slice(from, from + batchSize), failures: 0, ...(isHistory && { isHistory }) }
        const serialKey = isHistory ? `${modelExtractionKind} history` : modelExtractionKind
        await enqueueJob(transaction, { kind: modelExtractionKind, payload, serialKey }, ids, now)
      }
    }
  }
})
