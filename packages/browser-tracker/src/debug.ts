let enabled = false

/** Switches the explanations in the console on or off. */
export function setDebug(on: boolean): void {
  enabled = on
}

/** Explains to the host's developer what the tracker does and why; silent unless debug is on. */
export function log(...explanation: unknown[]): void {
  if (enabled) console.log('[rapport]', ...explanation)
}

/** Wraps work that the page calls into, so that no error of ours ever reaches the page. */
export const guard =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return work(...args)
    } catch (error) {
      log('failed:', error)
      return undefined
    }
  }
