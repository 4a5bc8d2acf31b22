import { version } from './version.generated.js'

/** Says in the server's log which client called. */
export const userAgent = `rapport-client/${version} node/${process.versions.node}`
