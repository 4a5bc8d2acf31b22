// Made by `npm run generate` from the detections (packages/core/src/signals/detections/).

/** What can be watched for over time, and the fields that each asks for. */
export const detectionForms = {
  event_count_threshold: {
    hasEvents: true,
    hasChannels: true,
    hasOperator: true,
    hasRole: false,
    fields: [
      {
        name: 'count',
        min: 0,
        max: 1000000,
        standard: 10,
        isOptional: false
      },
      {
        name: 'windowDays',
        min: 1,
        max: 90,
        standard: 7,
        isOptional: false
      }
    ]
  },
  event_absence: {
    hasEvents: true,
    hasChannels: false,
    hasOperator: false,
    hasRole: false,
    fields: [
      {
        name: 'days',
        min: 1,
        max: 90,
        standard: 8,
        isOptional: false
      },
      {
        name: 'workingDays',
        min: 1,
        max: 60,
        standard: 5,
        isOptional: true
      },
      {
        name: 'minimumActiveDays',
        min: 1,
        max: 28,
        standard: 10,
        isOptional: true
      }
    ]
  },
  customer_activity_threshold: {
    hasEvents: false,
    hasChannels: false,
    hasOperator: true,
    hasRole: false,
    fields: [
      {
        name: 'count',
        min: 0,
        max: 1000000,
        standard: 10,
        isOptional: false
      },
      {
        name: 'windowDays',
        min: 1,
        max: 90,
        standard: 7,
        isOptional: false
      }
    ]
  },
  customer_activity_drop: {
    hasEvents: false,
    hasChannels: false,
    hasOperator: false,
    hasRole: false,
    fields: [
      {
        name: 'dropPercent',
        min: 1,
        max: 100,
        standard: 40,
        isOptional: false
      },
      {
        name: 'windowDays',
        min: 1,
        max: 30,
        standard: 7,
        isOptional: false
      },
      {
        name: 'baselineDays',
        min: 7,
        max: 60,
        standard: 28,
        isOptional: false
      },
      {
        name: 'minimumBaseline',
        min: 1,
        max: 1000000,
        standard: 1,
        isOptional: true
      },
      {
        name: 'fadeDays',
        min: 42,
        max: 84,
        standard: 63,
        isOptional: true
      }
    ]
  },
  related_user_inactivity: {
    hasEvents: false,
    hasChannels: false,
    hasOperator: false,
    hasRole: true,
    fields: [
      {
        name: 'days',
        min: 1,
        max: 90,
        standard: 8,
        isOptional: false
      },
      {
        name: 'workingDays',
        min: 1,
        max: 60,
        standard: 5,
        isOptional: true
      },
      {
        name: 'minimumActiveDays',
        min: 1,
        max: 28,
        standard: 10,
        isOptional: false
      }
    ]
  }
} as const
