import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { moneySuite } from './index.js'

// Ten parts with seeds of their own: each has its own time, and a difference names the hundred in which it was found.
for (let part = 0; part < 10; part += 1) {
  moneySuite(`memory, histories of part ${part}`, async () => memoryStore(), { runs: 100, seed: 1_126 + part })
}
