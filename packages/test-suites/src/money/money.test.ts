import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { moneySuite } from './index.js'

moneySuite('memory', async () => memoryStore())
