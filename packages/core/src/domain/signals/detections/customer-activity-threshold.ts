import { activity } from '../patterns/measure.js'
import { defineDetection } from './define-detection.js'
import { evaluateThreshold, replayThreshold, thresholdProblem, thresholdSettings } from './threshold.js'

/** Counts all activity of an account. */
export const customerActivityThreshold = defineDetection('customer_activity_threshold', thresholdSettings, {
  problem: thresholdProblem,
  evaluate: (pattern, look) => evaluateThreshold(pattern, activity, 'activity', look),
  replay: (pattern, past) => replayThreshold(pattern, activity, past)
})
