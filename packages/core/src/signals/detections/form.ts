/**
 * How the console shows a detection, in its form and in the sentence of a signal. Rapport itself does not read it: `npm run generate` writes it for the
 * console, with the bounds of each number from the detection's settings.
 */
export interface DetectionForm<Setting extends string> {
  name: string
  text: string
  /** The settings that are numbers, in the order of the form. */
  numbers: readonly NumberLabel<Setting>[]
  /**
   * What a signal watches for. `{role}` stands for a setting, `{days day}` for a number of days, `{eventNames|activity}` for a word where the setting has no
   * value. What stands in brackets is left out where a setting in it has no value.
   */
  sentence: string
}

/** What a number is called, in which unit it counts, and what a new signal begins with. */
interface NumberLabel<Setting extends string> {
  name: Setting
  label: string
  unit: string
  standard: number
}

export const windowDaysLabel = { name: 'windowDays', label: 'Within the last', unit: 'days', standard: 7 } as const
export const silentDaysLabel = { name: 'days', label: 'Silent for', unit: 'days', standard: 8 } as const
export const workingDaysLabel = { name: 'workingDays', label: 'With at least', unit: 'working days', standard: 5 } as const
export const activeDaysLabel = { name: 'minimumActiveDays', label: 'Active before on', unit: 'of 28 days', standard: 10 } as const
export const countLabel = { name: 'count', label: 'Events', unit: 'events', standard: 10 } as const
