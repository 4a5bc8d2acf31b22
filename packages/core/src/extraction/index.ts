/** Reading facts in texts, by rules and by a model. */

export { readByModel } from './by-model/ask-for-model.js'
export { extractFacts } from './jobs/extract-facts.js'
export { modelExtraction } from './jobs/model-extraction.js'
export { getSource } from './tools/get-source.js'
export { listSources } from './tools/list-sources.js'
