import { memoryAttackSample } from '@rapport/test-suites'
import { testMemoryAttacks } from './memory-attacks.js'

testMemoryAttacks(memoryAttackSample, { areRefused: true })
