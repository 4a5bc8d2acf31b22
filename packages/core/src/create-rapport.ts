import { readOperations } from './host-operations/index.js'
import type { IngestEvent } from './ingest/index.js'
import { type RapportOptions, readOptions } from './options.js'
import type { Rapport } from './rapport.js'
import { registry } from './registry/index.js'
import { assemble } from './service.js'

/**
 * Makes a Rapport. Nothing is opened before the first use; without a store everything is kept in memory and lost with the process.
 * Throws TypeError naming the option that is wrong.
 *
 * @example
 * const rapport = createRapport({ store: postgresStore({ connectionString }) })
 * const { id } = await rapport.organizations.create({ name: 'Acme Inc' })
 * const { key } = await rapport.organization(id).apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })
 */
export function createRapport<Events = unknown>(options: RapportOptions<Events> = {}): Rapport<IngestEvent<Events>> {
  const settings = readOptions(options)
  if (!options.store) settings.logger.warn('Rapport keeps everything in memory. Pass a durable store to keep data after this process ends')
  // The types of events are the host's alone: every event is read as one of any name.
  return assemble(settings, registry, readOperations(options.operations)) as unknown as Rapport<IngestEvent<Events>>
}
