let enabled = false

/** Switches the explanations in the console on or off, for all of the page. */
export function setDebug(on: boolean): void {
  enabled = on
}

/** Explains to the host's developer what the tracker does and why; silent unless debug is on. */
export function log(message: string, detail?: unknown): void {
  if (enabled) console.log(`[rapport] ${message}`, detail ?? '')
}

/** Wraps work that the page calls into, so that no error of ours ever reaches the page. */
export const guard =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return work(...args)
    } catch (error) {
      log('failed', error)
      return undefined
    }
  }
