/** The commands of `@rapport/cli`, which brings what they need. */
export { main } from './cli/main.js'
