import { NumberBox } from '../../ui/fields'
import type { Draft } from './automation-draft'
import { weekdays } from './automation-words'

/** How often and at which time of a zone it runs. */
export function Schedule({ draft, onChange }: { draft: Draft; onChange(part: Partial<Draft>): void }) {
  const { cadence, weekday, localTime, timezone } = draft
  return (
    <div className="number-boxes">
      <div className="number-box">
        <label htmlFor="schedule-cadence">How often</label>
        <select id="schedule-cadence" value={cadence} onChange={({ target }) => onChange({ cadence: target.value as Draft['cadence'] })}>
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
