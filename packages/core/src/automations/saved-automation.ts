import type { Automation, AutomationWarning } from '../public-types/index.js'

/** An automation as it was saved, and what keeps it from telling anybody now. */
export interface SavedAutomation {
  automation: Automation
  warnings: AutomationWarning[]
}
