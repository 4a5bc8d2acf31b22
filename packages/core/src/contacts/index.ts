/** One person over devices and merges, what they said, and who the champions of accounts are. */

export { beginChampions, followChampions } from './champions/follow-champions.js'
export { championDay } from './jobs/champion-day.js'
export { contactOperations } from './operations.js'
export { champions } from './tables/index.js'
