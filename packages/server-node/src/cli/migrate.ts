import { printLine } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withStore } from './with-store.js'

export interface MigrateOptions extends StoreOptions {
  json?: true
}

/** `rapport migrate` */
export function migrate(options: MigrateOptions): Promise<void> {
  return withStore(options, async (store) => {
    const { migrate: bringUpToDate } = await import('@rapport/storage-postgres')
    const { applied } = await bringUpToDate(store)
    if (options.json) printLine({ applied })
    else process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`)
  })
}
