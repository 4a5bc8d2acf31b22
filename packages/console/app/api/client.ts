import { createSessionClient } from '@rapport/client/session'
import { base } from './base'

/** The API as whoever looks at this page may use it. */
export const client = createSessionClient({ basePath: base, headers: { 'x-rapport-console': '1' } })
