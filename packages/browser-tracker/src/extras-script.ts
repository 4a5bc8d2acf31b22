import { installExtras } from './extras.js'
import type { Rapport } from './tracker.js'

/** The second file of the script tag; the first one loads it. */
const { rapport }: { rapport?: Rapport } = window
rapport?.use(installExtras)
