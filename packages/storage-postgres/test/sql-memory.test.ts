import { memoryAttackSample } from '@rapport/core/testing'
import { testMemoryAttacks } from './memory-attacks.js'

testMemoryAttacks(memoryAttackSample, { areRefused: true })
