/** Language models and embeddings endpoints: asking them, and what they cost. */

export { configuredModel } from './ai-sdk.js'
export { answerJson } from './answer-json.js'
export { asData, dataRule } from './as-data.js'
export { type Embedder, EmbeddingError } from './embedder.js'
export { type EmbedderOptions, embeddingEndpoint } from './embedding-endpoint.js'
export type { LanguageModel } from './language-model.js'
export { measuredEmbedder, measuredModel } from './measured-model.js'
export { type Model, ModelError, type ModelResponse, type Question, type ToolRequest, type Turn } from './model.js'
export { countModelUse, type ModelPurpose, tokensToday } from './model-usage.js'
export { costMicros, type ModelBounds, type ModelUse, type Usage } from './model-use.js'
export { modelUsage } from './tables/model-usage.js'
export { readVector, similarity, writeVector } from './vector-text.js'
