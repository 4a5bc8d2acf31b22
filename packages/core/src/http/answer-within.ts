import { StoreUnavailableError } from '../storage/index.js'

/** What is waited for; throws `StoreUnavailableError` when it takes longer than `maxMs` milliseconds. The wait does not keep the process alive. */
export async function answerWithin<T>(answer: Promise<T>, maxMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`The store gave no answer within ${maxMs / 1_000} s`)), maxMs).unref()
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
