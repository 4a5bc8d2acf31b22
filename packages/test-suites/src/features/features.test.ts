import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { featuresSuite } from './index.js'

featuresSuite('memory', async () => memoryStore())
