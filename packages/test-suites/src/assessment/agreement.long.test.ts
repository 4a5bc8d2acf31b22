import { memoryStore } from '@rapport/core/src/memory.js'
import { agreementSuite } from './agreement.js'

agreementSuite(async () => memoryStore(), 40)
