import { type Static, Type } from 'typebox'
import type { Rows } from '../../storage/index.js'
import { invalidInput, strictObject } from '../../validation/index.js'
import { readTimeZone } from '../time-zone.js'
import { readSettings } from '../workspace-settings.js'
import type { Schedule } from './next-run.js'

const cadences = ['hourly', 'daily', 'weekly'] as const

/** When something runs by itself, as callers say it. */
export const scheduleInput = strictObject({
  cadence: Type.Enum([...cadences]),
  localTime: Type.Optional(
    Type.String({
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      description: 'HH:MM; for hourly schedules only the minutes count; 00:00 by default.'
    })
  ),
  timezone: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: "An IANA zone; the workspace's by default." })),
  weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, description: '1 (Monday) to 7, for weekly ones.' }))
})
type ScheduleInput = Static<typeof scheduleInput>

/** A schedule as callers see it: everything that was left out has its default. */
export const scheduleShape = strictObject({
  cadence: Type.Enum([...cadences]),
  localTime: Type.String(),
  timezone: Type.String(),
  weekday: Type.Union([Type.Integer(), Type.Null()])
})

/** A schedule with every default filled in. Throws INVALID_TOOL_INPUT naming the field for one that never runs. */
export async function readSchedule(
  rows: Rows<'organization'>,
  { cadence, localTime, timezone, weekday }: ScheduleInput
): Promise<Schedule> {
  if (cadence !== 'hourly' && localTime === undefined) throw invalidInput('schedule.localTime', `is required of a ${cadence} schedule`)
  if (cadence === 'weekly' && weekday === undefined)
    throw invalidInput('schedule.weekday', 'is required of a weekly schedule: without one it never runs')
  if (cadence !== 'weekly' && weekday !== undefined) throw invalidInput('schedule.weekday', 'is only for a weekly schedule')
  return {
    cadence,
    localTime: localTime ?? '00:00',
    timezone: timezone === undefined ? (await readSettings(rows)).default_timezone : readTimeZone(timezone, 'input.schedule.timezone'),
    weekday: weekday ?? null
  }
}
