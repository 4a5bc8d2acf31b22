import { storeSuite } from '../../testing/store-suite/suite.js'
import { memoryStore } from './memory-store.js'

storeSuite('memory store', async () => memoryStore())
