import { memoryStore } from '../../storage/memory/memory-store.js'
import { attentionSuite } from './index.js'

attentionSuite('memory', async () => memoryStore())
