/** The columns of a job that nobody holds and that has not failed. */
export const idleColumns = { attempts: 0, leased_by: null, leased_until: null, running: false, last_error: null } as const
