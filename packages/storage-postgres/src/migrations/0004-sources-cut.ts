import { addColumn } from './changes.js'
import type { Migration } from './migration.js'

/** What of mails and tickets is not their author's own words: what was cut is shown, and what is left is searched and read. Sources from before are whole until they are put again. */
export const sourcesCut: Migration = {
  version: 4,
  name: 'sources-cut',
  fingerprint: '991a853047e8ffb79d00a94788c0abd15c350c9656eb9b74608a8cc8c6725b73',
  changes: [addColumn('sources', 'cut', 'text null'), addColumn('source_segments', 'own', 'json null')]
}
