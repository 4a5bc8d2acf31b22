/** Uses the built package as a host would, on the directory named, and ends without closing the store. */
import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { pgliteStore } from '../dist/index.js'

const store = pgliteStore({ dataDir: process.argv[2] })
await store.directory.insert(tables.organizations, [
  { id: randomUUID(), name: 'Acme', slug: 'acme', domains: [], domains_revision: 0, created_at: 0, demo: null }
])
console.log(`${await store.directory.count(tables.organizations)} organization`)
