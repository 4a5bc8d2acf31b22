import { defineJob } from '../../jobs/index.js'
import { duplicateSearchKind } from '../suggestions/refresh-suggestions.js'
import { duplicateSearch as progressSchema, searchDuplicatesOnce } from '../suggestions/search-duplicates.js'

/** Asked for when suggestions are read that one transaction cannot bring up to date. Each step looks at one page; then the job rests and is over. */
export const duplicateSearch = defineJob({
  kind: duplicateSearchKind,
  summary: 'Looks for users and customers that may be duplicates, and suggests to merge them.',
  lane: 'maintenance',
  payload: progressSchema,
  async run(_, { step, clock }) {
    while (await step((transaction, progress) => searchDuplicatesOnce(transaction, progress, clock.now())));
  }
})
