import { memoryStore } from '../../storage/memory/memory-store.js'
import { workspaceToolsSuite } from './index.js'

workspaceToolsSuite('memory', async () => memoryStore())
