import { configurationFindings } from './configuration.js'
import { databaseFindings } from './database.js'
import { diskFindings } from './disk.js'
import { integrationFindings } from './integrations.js'
import { keyFindings } from './keys.js'
import type { Finding, Observed } from './observed.js'
import { serverFindings } from './server.js'
import { workFindings } from './work.js'

/** Says what is right and what is wrong with what was seen, in the order in which one mends it. */
export function diagnose(seen: Observed): Finding[] {
  return [
    ...databaseFindings(seen),
    ...configurationFindings(seen),
    ...serverFindings(seen),
    ...workFindings(seen),
    ...integrationFindings(seen),
    ...keyFindings(seen),
    ...diskFindings(seen)
  ]
}
