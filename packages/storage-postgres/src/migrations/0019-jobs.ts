import { addIndex } from './changes.js'
import type { Migration } from './migration.js'

/** Lets a runner find what waits in its idle lanes, and what runs, without going through all jobs: of one kind tens of thousands may wait. */
export const jobs: Migration = {
  version: 19,
  name: 'jobs',
  fingerprint: 'dbaaa61624b4d894f0c30e26c6bbf35034cd345dd8d4fe5644e27e87781c8d2f',
  changes: [addIndex('jobs', { columns: ['kind'] }), addIndex('jobs', { columns: ['running'] })]
}
