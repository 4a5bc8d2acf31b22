declare module 'memdown' {
  import type { AbstractLevelDown } from './abstract-leveldown.js'

  /** Makes an empty abstract-leveldown store in memory. */
  export default function memdown(): AbstractLevelDown
}
