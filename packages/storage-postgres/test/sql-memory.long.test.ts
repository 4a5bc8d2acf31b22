import { memoryAttacks } from '@rapport/test-suites'
import { testMemoryAttacks } from './memory-attacks.js'

testMemoryAttacks(memoryAttacks)
