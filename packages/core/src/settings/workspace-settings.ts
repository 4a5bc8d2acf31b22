import type { RowOf, Rows, Transaction } from '../storage/index.js'
import { workspaceSettings } from './tables/workspace-settings.js'
import { defaultTimeZone } from './time-zone.js'

/** What a workspace has chosen. */
export type WorkspaceSettings = Omit<RowOf<typeof workspaceSettings>, 'name' | 'updated_at'>

const key = { name: 'workspace' }

const defaults: WorkspaceSettings = { default_timezone: defaultTimeZone, activation_event: null }

/** The workspace's settings; what it has not chosen has its default. */
export async function readSettings(rows: Rows<'organization'>): Promise<WorkspaceSettings> {
  const [row] = await rows.get(workspaceSettings, [key])
  return row ?? defaults
}

/** Changes some of the workspace's settings; answers all as they were before. Two changes at once wait for each other. */
export async function changeSettings(
  transaction: Transaction,
  chosen: Partial<WorkspaceSettings>,
  now: number
): Promise<WorkspaceSettings> {
  await transaction.lock('settings')
  const before = await readSettings(transaction)
  await transaction.upsert(workspaceSettings, [{ ...key, ...before, ...chosen, updated_at: now }])
  return before
}
