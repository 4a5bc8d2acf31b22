/** The tables of customers' terms, and of what was known of each term and when. */

export { termVersions } from './term-versions.js'
export { terms } from './terms.js'
