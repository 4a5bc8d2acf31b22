import { cleanText } from '../values/index.js'

const maxErrorLength = 2_000

/** An error as a job's row keeps it. */
export function shortError(error: unknown): string {
  return cleanText(String(error).slice(0, maxErrorLength))
}
