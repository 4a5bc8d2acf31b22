/**
 * A model of the AI SDK (npm `ai`, version 6), as its providers make them: `openai('gpt-5')`,
 * `anthropic('claude-sonnet-4-5')`. Only the fields that Rapport uses are declared, so that these declarations need no
 * other package.
 */
export interface LanguageModel {
  readonly specificationVersion: string
  readonly provider: string
  readonly modelId: string
  doGenerate(options: never): PromiseLike<unknown>
}

/** Whether this is such a model. */
export function isLanguageModel(value: unknown): value is LanguageModel {
  if (typeof value !== 'object' || value === null) return false
  const { specificationVersion, provider, modelId, doGenerate } = value as Partial<Record<keyof LanguageModel, unknown>>
  return [specificationVersion, provider, modelId].every((text) => typeof text === 'string') && typeof doGenerate === 'function'
}
