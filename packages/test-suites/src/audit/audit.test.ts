import { memoryStore } from '@rapport/core/src/memory.js'
import { auditSuite } from './index.js'

auditSuite('memory', async () => memoryStore())
