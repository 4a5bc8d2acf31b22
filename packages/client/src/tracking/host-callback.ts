import { nodeProcess } from '../node-process.js'

/**
 * The host's callback, made harmless: it runs after the present work, and what it throws or rejects with becomes one process
 * warning instead of an unhandled rejection.
 */
export function hostCallback<Argument>(callback: ((argument: Argument) => void) | undefined): (argument: Argument) => void {
  if (callback === undefined) return () => undefined
  let warned = false
  return (argument) => {
    Promise.resolve(argument)
      .then(callback)
      .catch((error: unknown) => {
        if (!warned) warn(`onError of a Rapport tracker threw: ${error instanceof Error ? error.message : 'no Error'}`)
        warned = true
      })
  }
}

function warn(text: string): void {
  const process = nodeProcess()
  if (process?.emitWarning) process.emitWarning(text, 'RapportWarning')
  else console.warn(text)
}
