import { Type } from 'typebox'
import type { EventRow } from '../../identity/index.js'
import type { Where } from '../../storage/index.js'
import { activity } from '../patterns/measure.js'
import { namesInWords } from '../patterns/words.js'
import { defineDetection } from './define-detection.js'
import { countLabel, windowDaysLabel } from './form.js'
import { eventChannels, eventNames } from './settings.js'
import { evaluateThreshold, replayThreshold, thresholdProblem, thresholdSettings } from './threshold.js'

/** Counts the events of some names or channels. */
export const eventCountThreshold = defineDetection(
  'event_count_threshold',
  {
    eventNames: Type.Optional(eventNames),
    channels: Type.Optional(eventChannels),
    ...thresholdSettings
  },
  {
    evidence: 'One `metric`. `value` is the number of events in the window. `comparedWith` is the number of the signal.',
    form: {
      name: 'Number of events',
      text: 'Certain events happen more often, or less often, than a number.',
      numbers: [countLabel, windowDaysLabel],
      sentence: '{operator} {count event}[ {eventNames}] in {windowDays day}'
    },
    problem: thresholdProblem,
    evaluate: (pattern, look) => evaluateThreshold(pattern, countedEvents(pattern), inWords(pattern), look),
    replay: (pattern, past) => replayThreshold(pattern, countedEvents(pattern), past)
  }
)

/** The events that are counted; all activity where neither is given. */
interface Counted {
  eventNames?: string[]
  channels?: string[]
}

function countedEvents({ eventNames: names, channels }: Counted): Where<EventRow> {
  if (!names && !channels) return activity
  return { counted: { eq: true }, ...(names && { event_name: { in: names } }), ...(channels && { channel: { in: channels } }) }
}

function inWords({ eventNames: names, channels }: Counted): string {
  if (names) return namesInWords(names)
  return channels ? `on ${channels.join(', ').toLowerCase()}` : 'activity'
}
