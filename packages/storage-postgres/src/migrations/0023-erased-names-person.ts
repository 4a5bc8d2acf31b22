import { addColumn } from './changes.js'
import type { Migration } from './migration.js'

/** One person of an erased customer can be let back alone, and names that were let back stay known. Names of before are nobody's alone. */
export const erasedNamesPerson: Migration = {
  version: 23,
  name: 'erased-names-person',
  fingerprint: '43247aa01bb6c5c76fa02b036c4b046c0b626fd71c676c29a3e19f2b090d85a4',
  changes: [addColumn('erased_names', 'person', 'text null'), addColumn('erased_names', 'is_lifted', 'boolean', { fill: 'false' })]
}
