import { config, running } from './config.js'

/** Explains to the host's developer what the tracker does and why; silent unless the option `debug` is on. */
export const log = (...explanation: unknown[]): void => {
  if (config?.debug) console.log('[rapport]', ...explanation)
}

/** Wraps work that the page calls into: it does nothing unless the tracker runs, and no error of ours ever reaches the page. */
export const guard =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return running ? work(...args) : undefined
    } catch (error) {
      log(error)
      return undefined
    }
  }
