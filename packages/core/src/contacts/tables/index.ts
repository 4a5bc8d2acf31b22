/** The table of champions. */

export { champions } from './champions.js'
