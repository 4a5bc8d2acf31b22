/// <reference path="./memdown.d.ts" />
import memdown from 'memdown'
import type { AbstractLevelDown } from './abstract-leveldown.js'

/** An empty abstract-leveldown store in this process's memory. A file of its own, as memdown loads with the first store that opens without another. */
export function inMemory(): AbstractLevelDown {
  return memdown()
}
