import type { MethodInputs } from '@rapport/client/session'
import { NumberBox } from '../ui/fields'

type Given = NonNullable<MethodInputs['automations.create']['schedule']>
interface Saved {
  cadence: Times['cadence']
  localTime: string
  timezone: string
  weekday: number | null
}

/** The times of a schedule while they are being written: every field is there, also those that its cadence does not use. */
export interface Times {
  cadence: 'hourly' | 'daily' | 'weekly'
  localTime: string
  /** Empty: the workspace's. */
  timezone: string
  weekday: string
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Monday morning. */
export const newTimes: Times = { cadence: 'weekly', localTime: '09:00', timezone: '', weekday: '1' }

/** The times of a saved schedule, to be changed. */
export const timesOf = ({ cadence, localTime, timezone, weekday }: Saved): Times => ({
  cadence,
  localTime,
  timezone,
  weekday: weekday === null ? newTimes.weekday : String(weekday)
})

/** Times as the API takes them. */
export const scheduleOf = ({ cadence, localTime, timezone, weekday }: Times): Given => ({
  cadence,
  localTime: cadence === 'hourly' ? `00:${localTime.slice(-2)}` : localTime,
  ...(timezone && { timezone }),
  ...(cadence === 'weekly' && { weekday: Number(weekday) })
})

/** When it runs, in a sentence. */
export function scheduleSentence({ cadence, localTime, timezone, weekday }: Saved): string {
  if (cadence === 'hourly') return `Every hour at ${localTime.slice(-2)} past`
  const day = cadence === 'weekly' && weekday !== null ? `Every ${weekdays[weekday - 1]}` : 'Every day'
  return `${day} at ${localTime}, ${timezone}`
}

/** How often and at which time of a zone it runs. */
export function Schedule({ times, onChange }: { times: Times; onChange(part: Partial<Times>): void }) {
  const { cadence, weekday, localTime, timezone } = times
  return (
    <div className="number-boxes">
      <div className="number-box">
        <label htmlFor="schedule-cadence">How often</label>
        <select id="schedule-cadence" value={cadence} onChange={({ target }) => onChange({ cadence: target.value as Times['cadence'] })}>
          <option value="hourly">Every hour</option>
          <option value="daily">Every day</option>
          <option value="weekly">Every week</option>
        </select>
      </div>
      {cadence === 'weekly' && (
        <div className="number-box">
          <label htmlFor="schedule-day">On</label>
          <select id="schedule-day" value={weekday} onChange={({ target }) => onChange({ weekday: target.value })}>
            {weekdays.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {cadence === 'hourly' ? (
        <NumberBox
          label="At"
          unit="minutes past"
          min={0}
          max={59}
          value={String(Number(localTime.slice(-2)))}
          onChange={(minutes) => onChange({ localTime: `00:${minutes.padStart(2, '0').slice(-2)}` })}
        />
      ) : (
        <div className="number-box">
          <label htmlFor="schedule-time">At</label>
          <input
            id="schedule-time"
            type="time"
            required
            value={localTime}
            onChange={({ target }) => onChange({ localTime: target.value })}
          />
        </div>
      )}
      <div className="number-box">
        <label htmlFor="schedule-zone">Time zone</label>
        <select id="schedule-zone" value={timezone} onChange={({ target }) => onChange({ timezone: target.value })}>
          <option value="">the workspace’s</option>
          {[...new Set([...(timezone ? [timezone] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
    </div>
  )
}
