/** What a workspace says about the texts that Rapport reads: its own names, and how long a ticket may stay open. */

export { readingSettingsOperations } from './operations.js'
export { ownNamesFor } from './own-names.js'
export { readReadingSettings } from './reading-settings.js'
export { readingSettings } from './tables/reading-settings.js'
