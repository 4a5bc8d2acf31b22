import { memoryAttacks } from '@rapport/core/testing'
import { testMemoryAttacks } from './memory-attacks.js'

testMemoryAttacks(memoryAttacks)
