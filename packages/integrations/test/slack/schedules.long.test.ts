import { it } from 'vitest'
import { runSchedules } from './schedules.js'

it('schedules run once each at their own minutes, whatever processes come and go', { timeout: 600_000 }, () => runSchedules(20 * 60_000))
