import { memoryStore } from '@rapport/core/src/memory.js'
import { agreementSuite } from './agreement.js'
import { assessmentSuite } from './index.js'

assessmentSuite('memory', async () => memoryStore())
agreementSuite(async () => memoryStore())
