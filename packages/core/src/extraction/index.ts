/** Reading facts in texts, by rules and by a model. */

export { readByModel } from './by-model/ask-for-model.js'
export { type ModelStatus, modelStatus } from './by-model/model-status.js'
export { dropReadings, noteReadings } from './by-model/readings.js'
export { extractFacts } from './jobs/extract-facts.js'
export { modelExtraction } from './jobs/model-extraction.js'
export { reportersOf } from './reporters.js'
export { sourceReadings } from './tables/source-readings.js'
export { getSource } from './tools/get-source.js'
export { listSources } from './tools/list-sources.js'
