import { installExtras } from './extras.js'
import { createTracker, type Rapport } from './tracker.js'

export type { Tools, TrackerEvent } from './capture.js'
export type { Consent, Drop, Options } from './config.js'
export type { Page } from './pageview.js'
export type { Billing, Customer, Properties, Rapport, User } from './tracker.js'

/** The page's tracker. Importing it does nothing; `rapport.init({ publicKey })` starts it. */
export const rapport: Rapport = createTracker('', () => rapport.use(installExtras))
