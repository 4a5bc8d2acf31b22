import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { workspaceToolsSuite } from './index.js'

workspaceToolsSuite('memory', async () => memoryStore())
