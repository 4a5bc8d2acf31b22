import { memoryStore } from '@rapport/core/src/memory.js'
import { rollupsSuite } from './index.js'

// In parts, so that each has its time, and what was done shows while the rest runs.
for (let part = 1; part <= 6; part++) rollupsSuite(`memory, part ${part}`, async () => memoryStore(), { runs: 100, seed: part })
