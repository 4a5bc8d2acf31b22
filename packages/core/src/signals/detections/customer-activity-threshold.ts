import { activity } from '../patterns/measure.js'
import { defineDetection } from './define-detection.js'
import { countLabel, windowDaysLabel } from './form.js'
import { evaluateThreshold, replayThreshold, thresholdProblem, thresholdSettings } from './threshold.js'

/** Counts all activity of an account. */
export const customerActivityThreshold = defineDetection('customer_activity_threshold', thresholdSettings, {
  evidence: 'One `metric`. `value` is the number of events in the window. `comparedWith` is the number of the signal.',
  form: {
    name: 'Amount of activity',
    text: 'All activity of a customer is above, or below, a number.',
    numbers: [countLabel, windowDaysLabel],
    sentence: '{operator} {count event} of any kind in {windowDays day}'
  },
  problem: thresholdProblem,
  evaluate: (pattern, look) => evaluateThreshold(pattern, activity, 'activity', look),
  replay: (pattern, past) => replayThreshold(pattern, activity, past)
})
