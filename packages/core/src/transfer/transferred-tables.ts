import { tables } from '../registry/tables.js'
import { describeSchema, type Scope, schemaFingerprint, type Table } from '../storage/index.js'

/** Rows whose table is known by its name alone. */
export type AnyRow = Record<string, unknown>
export type AnyTable = Table<'organization', AnyRow>

/** Why tables of organizations are not transferred. Tables of the directory are not either: they hold keys and addresses. */
export const leftOut: Readonly<Record<string, string>> = {
  [tables.integrationCredentials.name]: 'secret',
  [tables.integrationSessions.name]: 'secret',
  [tables.consoleLinks.name]: 'secret',
  [tables.consoleSessions.name]: 'secret',
  [tables.digests.name]: 'would be sent twice',
  [tables.mailAddresses.name]: 'would be sent twice',
  [tables.mails.name]: 'would be sent twice',
  [tables.hookDeliveries.name]: 'would be told twice',
  [tables.endpoints.name]: 'would be told twice',
  [tables.endpointRecipients.name]: 'would be told twice',
  [tables.endpointDeliveries.name]: 'would be told twice',
  [tables.searchPostings.name]: 'made anew',
  [tables.searchCounts.name]: 'made anew',
  [tables.searchCountChanges.name]: 'made anew'
}

/** Jobs that send something, or ask a provider: the workspace that is exported goes on with them. */
export const jobsLeftOut = [
  'agent_run',
  'agent_schedule',
  'automation_run',
  'credential_rewrap',
  'delivery',
  'destination_check',
  'digest',
  'endpoint_delivery',
  'hook_retention',
  'mail_delivery',
  'provider_sync'
]

/** The tables that are transferred, in the order in which they are read and written. */
export const transferredTables: readonly AnyTable[] = Object.values<Table<Scope, object>>(tables).flatMap((table) =>
  table.scope === 'organization' && !(table.name in leftOut) ? [table as unknown as AnyTable] : []
)

/** What the workspace has before anything is put into it: an import replaces it. */
export const replacedTables: readonly AnyTable[] = [
  tables.workspaceSettings,
  tables.workspaceCurrency,
  tables.readingSettings,
  tables.jobs
].map((table) => table as unknown as AnyTable)

let fingerprint: string | undefined

/** A fingerprint of all tables: rows fit only where it is the same. */
export function tablesFingerprint(): string {
  fingerprint ??= schemaFingerprint(describeSchema(Object.values(tables)))
  return fingerprint
}
