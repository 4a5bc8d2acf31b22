/** The store in memory. */

export { memoryStore } from './memory-store.js'
