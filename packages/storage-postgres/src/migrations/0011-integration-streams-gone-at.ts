import { addColumn } from './changes.js'
import type { Migration } from './migration.js'

/** When a webhook told that something of a stream is gone: a column of its own, as a run that is under way writes the checkpoint anew. */
export const integrationStreamsGoneAt: Migration = {
  version: 11,
  name: 'integration-streams-gone-at',
  fingerprint: '14590495b1d67708682fc83bcde74510c5b7adf7279d0af922aab501823565f3',
  changes: [addColumn('integration_streams', 'gone_at', 'time null')]
}
