/** Uses the built package as a host would, and ends without closing the store. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@rapport/core/storage'
import { pgliteStore } from '../dist/index.js'

const dataDir = join(tmpdir(), `rapport-idle-${process.pid}`)
const store = pgliteStore({ dataDir })
await store.directory.insert(tables.organizations, [{ id: randomUUID(), name: 'Acme', slug: 'acme', domains: [], created_at: 0 }])
console.log(`${await store.directory.count(tables.organizations)} organization`)
await rm(dataDir, { recursive: true, force: true })
