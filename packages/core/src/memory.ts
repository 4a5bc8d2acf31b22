export { type MemoryStoreOptions, memoryStore } from './storage/memory/memory-store.js'
