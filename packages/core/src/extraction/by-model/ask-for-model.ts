import { Type } from 'typebox'
import { durableListener } from '../../jobs/index.js'

/** The job that has the language model read sources. */
export const modelExtractionKind = 'model_extraction'

/** Which sources are still to be read, and how often in a row the model could not be asked for the first of them. */
export const modelExtractionPayload = Type.Object({ sourceIds: Type.Array(Type.String()), failures: Type.Integer() })

/** Where a language model reads facts: whoever puts sources has a job ask it, one source after the other in each organization. */
export const readByModel = durableListener({
  kinds: ['sourcePut'],
  job: (changes) => ({
    kind: modelExtractionKind,
    payload: { sourceIds: [...new Set(changes.map(({ sourceId }) => sourceId))], failures: 0 },
    serialKey: modelExtractionKind
  })
})
