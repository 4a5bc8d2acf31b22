import { config, running } from './config.js'

/** Explains to the host's developer what the tracker does and why; silent unless the option `debug` is on. */
export const log = (...explanation: unknown[]): undefined => {
  if (config?.debug) console.log('[rapport]', ...explanation)
}

/** Does work that may fail: then the answer is undefined. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch (error) {
    return log(error)
  }
}

/** Wraps work that the page calls into: it does nothing unless the tracker runs, and no error of ours ever reaches the page. */
export const guard =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args): Result | undefined =>
    running ? attempt(() => work(...args)) : undefined
