/**
 * How the past is read. `recorded`: by what was recorded by then. `happened`: by what complete records would have said at the time. An import records years
 * at once: only the second reading tells its history.
 */
export type Reading = 'recorded' | 'happened'
