/** The kind of job that a put becomes which could not be written. */
export const inboxPutKind = 'inbox_put'
