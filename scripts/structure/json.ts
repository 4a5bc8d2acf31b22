export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON object that a text holds; undefined when there is no text or it is something else. */
export function readJson(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
