import { describe } from 'vitest'
import { memoryStore } from '../../storage/memory/memory-store.js'
import { openedStore } from '../opened-store.js'
import { agentWorldsOn } from './agent-world.js'
import { testAgentBounds } from './bounds.js'
import { agentsSuite } from './index.js'

agentsSuite('memory', async () => memoryStore())

describe('agents', () => testAgentBounds(agentWorldsOn(openedStore(async () => memoryStore()))))
