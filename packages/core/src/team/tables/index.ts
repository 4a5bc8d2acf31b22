/** The tables of people who sign in to the console. */

export { consoleLinks } from './console-links.js'
export { consoleSessions } from './console-sessions.js'
