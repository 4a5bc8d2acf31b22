import type { RowKind } from '../import/csv/fields.js'
import type { WorkspacePlace } from './named-workspace.js'

/** The options of `rapport import`. */
export interface ImportDataOptions extends WorkspacePlace {
  format?: string
  dryRun?: true
  restart?: true
  refused?: string
  kind?: RowKind
  map?: ReadonlyMap<string, string>
  mapping?: string
  yes?: true
  json?: true
}
