/** What a Rapport tells its operators of its work: figures and spans. */

export { Metrics } from './metrics.js'
export { activeLink, inSpan } from './spans.js'
