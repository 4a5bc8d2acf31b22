import { memoryStore } from '@rapport/core/src/memory.js'
import { hostileSuite } from './index.js'

// Five times the limits, which test:long asks for: here other suites share the process, its heap and the machine.
hostileSuite('memory', async () => memoryStore(), { maxGap: 1_000, keepsRows: true })
