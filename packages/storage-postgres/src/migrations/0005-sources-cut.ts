import { addColumn } from './changes.js'
import type { Migration } from './migration.js'

/**
 * What of mails and tickets is not their author's own words: what was cut is shown, and what is left is searched and read. Sources from before are whole
 * until they are put again.
 */
export const sourcesCut: Migration = {
  version: 5,
  name: 'sources-cut',
  fingerprint: 'a0c274a46b09efc3141f5194ced90de54681411cdbb6584c85434ef1d8976256',
  changes: [addColumn('sources', 'cut', 'text null'), addColumn('source_segments', 'own', 'json null')]
}
