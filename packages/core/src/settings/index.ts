/** The workspace's settings, its time zone, and schedules. */

export { nextRun } from './schedules/next-run.js'
export { readSchedule, scheduleInput, scheduleShape } from './schedules/schedule-input.js'
export type { StoredSchedule } from './schedules/stored-schedule.js'
export { workspaceSettings } from './tables/workspace-settings.js'
export { readTimeZone } from './time-zone.js'
export { getWorkspaceSettings } from './tools/get-workspace-settings.js'
export { updateWorkspaceSettings } from './tools/update-workspace-settings.js'
export { changeSettings, readSettings } from './workspace-settings.js'
