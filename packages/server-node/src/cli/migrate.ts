import { printLine } from './output.js'
import type { StoreOptions } from './store-options.js'
import { withStore } from './with-store.js'

export interface MigrateOptions extends StoreOptions {
  print?: true
  from: number
  json?: true
}

/** `rapport migrate` */
export async function migrate(options: MigrateOptions): Promise<void> {
  const storage = await import('@rapport/storage-postgres')
  if (options.print) {
    process.stdout.write(storage.printMigrations({ schema: options.schema, from: options.from }))
    return
  }
  await withStore(options, async (store) => {
    const applied = await storage.migrate(store)
    const missing = await store.missingForSql()
    if (options.json) printLine({ applied, ...(missing !== undefined && { missingForSql: missing }) })
    else process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`)
    if (!options.json && missing !== undefined) {
      process.stdout.write(`svc_query stays unavailable until an administrator has run:\n\n${missing}`)
    }
  })
}
