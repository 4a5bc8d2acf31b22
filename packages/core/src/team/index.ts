/** The people who sign in to the console: links, sessions, roles. */

export { ConsoleSignIn } from './console-sign-in.js'
export { teamOperations } from './operations.js'
