import { addColumn } from './changes.js'
import type { Migration } from './migration.js'

/** Events of product analytics have no records beside them, and may repeat those that the workspace sends itself; all that were stored before count. */
export const productEvents: Migration = {
  version: 14,
  name: 'product-events',
  fingerprint: 'a1d7e89bfbec174c01002ec0780540c21d91655822925f08f664a8d6b8c74aab',
  changes: [
    addColumn('events', 'provider_account', 'text null'),
    addColumn('events', 'counted', 'boolean', { fill: 'true' }),
    addColumn('integration_connections', 'counts', 'text null')
  ]
}
