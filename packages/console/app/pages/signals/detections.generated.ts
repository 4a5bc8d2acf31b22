// Made by `npm run generate` from the detections (packages/core/src/signals/detections/).

/** What can be watched for over time, and the fields that each asks for. */
export const detectionForms = {
  event_count_threshold: {
    name: 'So many events',
    text: 'Events of some names or channels come more, or less, often than a number.',
    sentence: '{operator} {count event}[ {eventNames}] in {windowDays day}',
    hasEvents: true,
    hasChannels: true,
    hasOperator: true,
    hasRole: false,
    fields: [
      {
        name: 'count',
        label: 'Events',
        unit: 'events',
        min: 0,
        max: 1000000,
        standard: 10,
        isOptional: false
      },
      {
        name: 'windowDays',
        label: 'Within the last',
        unit: 'days',
        min: 1,
        max: 90,
        standard: 7,
        isOptional: false
      }
    ]
  },
  event_absence: {
    name: 'Something stays away',
    text: 'Some events, or all activity, no longer come from an account.',
    sentence: 'No {eventNames|activity} for {days day}',
    hasEvents: true,
    hasChannels: false,
    hasOperator: false,
    hasRole: false,
    fields: [
      {
        name: 'days',
        label: 'Silent for',
        unit: 'days',
        min: 1,
        max: 90,
        standard: 8,
        isOptional: false
      },
      {
        name: 'workingDays',
        label: 'With at least',
        unit: 'working days',
        min: 1,
        max: 60,
        standard: 5,
        isOptional: true
      },
      {
        name: 'minimumActiveDays',
        label: 'Active before on',
        unit: 'of 28 days',
        min: 1,
        max: 28,
        standard: 10,
        isOptional: true
      }
    ]
  },
  customer_activity_threshold: {
    name: 'So much activity',
    text: 'All activity of an account is above, or below, a number.',
    sentence: '{operator} {count event} of any kind in {windowDays day}',
    hasEvents: false,
    hasChannels: false,
    hasOperator: true,
    hasRole: false,
    fields: [
      {
        name: 'count',
        label: 'Events',
        unit: 'events',
        min: 0,
        max: 1000000,
        standard: 10,
        isOptional: false
      },
      {
        name: 'windowDays',
        label: 'Within the last',
        unit: 'days',
        min: 1,
        max: 90,
        standard: 7,
        isOptional: false
      }
    ]
  },
  customer_activity_drop: {
    name: 'Activity falls',
    text: 'An account does far less than it ordinarily does on such days.',
    sentence: '{dropPercent} % less in {windowDays day} than in the {baselineDays day} before',
    hasEvents: false,
    hasChannels: false,
    hasOperator: false,
    hasRole: false,
    fields: [
      {
        name: 'dropPercent',
        label: 'Down by',
        unit: '%',
        min: 1,
        max: 100,
        standard: 40,
        isOptional: false
      },
      {
        name: 'windowDays',
        label: 'Within the last',
        unit: 'days',
        min: 1,
        max: 30,
        standard: 7,
        isOptional: false
      },
      {
        name: 'baselineDays',
        label: 'Compared with',
        unit: 'days before',
        min: 7,
        max: 60,
        standard: 28,
        isOptional: false
      },
      {
        name: 'minimumBaseline',
        label: 'Of accounts with at least',
        unit: 'events ordinarily',
        min: 1,
        max: 1000000,
        standard: 1,
        isOptional: true
      },
      {
        name: 'fadeDays',
        label: 'Or slowly, over',
        unit: 'days',
        min: 42,
        max: 84,
        standard: 63,
        isOptional: true
      }
    ]
  },
  related_user_inactivity: {
    name: 'A person goes quiet',
    text: 'Somebody who was active is silent, while others of the account are not.',
    sentence: 'A person[ with the role “{role}”] is silent for {days day}',
    hasEvents: false,
    hasChannels: false,
    hasOperator: false,
    hasRole: true,
    fields: [
      {
        name: 'days',
        label: 'Silent for',
        unit: 'days',
        min: 1,
        max: 90,
        standard: 8,
        isOptional: false
      },
      {
        name: 'workingDays',
        label: 'With at least',
        unit: 'working days',
        min: 1,
        max: 60,
        standard: 5,
        isOptional: true
      },
      {
        name: 'minimumActiveDays',
        label: 'Active before on',
        unit: 'of 28 days',
        min: 1,
        max: 28,
        standard: 10,
        isOptional: false
      }
    ]
  }
} as const
