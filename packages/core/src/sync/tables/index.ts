/** The tables of connections and of what is read of them. */

export { integrationAddresses } from './integration-addresses.js'
export { integrationConnections } from './integration-connections.js'
export { integrationRefreshes } from './integration-refreshes.js'
export { integrationRuns, type StreamOutcome } from './integration-runs.js'
export { integrationSessions } from './integration-sessions.js'
export { integrationStreams } from './integration-streams.js'
