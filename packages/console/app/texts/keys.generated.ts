// Made by scripts/generate.ts from the catalogue in en.json.

/** The values that each text takes. */
export interface TextValues {
  'lookback.title': undefined
  'lookback.what': undefined
  'lookback.noneYet': undefined
  'lookback.howLong': undefined
  'lookback.months': undefined
  'lookback.monthsUnit': undefined
  'lookback.threshold': undefined
  'lookback.thresholdUnit': undefined
  'lookback.start': undefined
  'lookback.running': undefined
  'lookback.progress': undefined
  'lookback.progressCount': { count: unknown; done: unknown }
}
