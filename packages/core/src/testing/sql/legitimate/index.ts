import { aggregates } from './aggregates.js'
import { arraysAndSets } from './arrays-and-sets.js'
import { joins } from './joins.js'
import { json } from './json.js'
import { scopes } from './scopes.js'
import { texts } from './texts.js'
import { times } from './times.js'
import { windows } from './windows.js'
import { withQueries } from './with-queries.js'

/** Queries that people ask, by what they use. */
export const legitimate = { aggregates, windows, withQueries, joins, scopes, times, json, texts, arraysAndSets }
