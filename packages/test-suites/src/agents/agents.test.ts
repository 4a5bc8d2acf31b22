import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { agentWorldsOn } from './agent-world.js'
import { testAgentBounds } from './bounds.js'
import { agentsSuite } from './index.js'

agentsSuite('memory', async () => memoryStore())

describe('agents', () => testAgentBounds(agentWorldsOn(openedStore(async () => memoryStore()))))
