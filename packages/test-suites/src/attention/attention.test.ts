import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { attentionSuite } from './index.js'

attentionSuite('memory', async () => memoryStore())
