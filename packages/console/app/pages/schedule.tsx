import type { MethodInputs } from '@rapport/client/session'
import { locale, t } from '../texts/catalogue'
import { NumberBox } from '../ui/fields'
import { clock } from '../ui/format'

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

/** The days of the week from Monday on, as the viewer's language calls them. */
const weekdays = () => {
  const { format } = new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, 1 + day)))
}

/** `America/New_York` as people read it. */
export const zoneName = (zone: string) => zone.replaceAll('_', ' ')

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
  if (cadence === 'hourly') return t('schedule.everyHour', { minutes: Number(localTime.slice(-2)) })
  const [hour = 0, minute = 0] = localTime.split(':').map(Number)
  const time = clock(new Date(2024, 0, 1, hour, minute))
  const zone = zoneName(timezone)
  if (cadence === 'daily' || weekday === null) return t('schedule.everyDay', { time, zone })
  return t('schedule.everyWeek', { weekday: weekdays()[weekday - 1] ?? '', time, zone })
}

/** How often and at which time of a zone it runs. */
export function Schedule({
  times,
  cadences = ['hourly', 'daily', 'weekly'],
  onChange
}: {
  times: Times
  /** The choices, in their order. */
  cadences?: readonly Times['cadence'][]
  onChange(part: Partial<Times>): void
}) {
  const { cadence, weekday, localTime, timezone } = times
  return (
    <div className="number-boxes">
      <div className="number-box">
        <label htmlFor="schedule-cadence">{t('schedule.howOften')}</label>
        <select id="schedule-cadence" value={cadence} onChange={({ target }) => onChange({ cadence: target.value as Times['cadence'] })}>
          {cadences.map((each) => (
            <option key={each} value={each}>
              {t(`schedule.${each}`)}
            </option>
          ))}
        </select>
      </div>
      {cadence === 'weekly' && (
        <div className="number-box">
          <label htmlFor="schedule-day">{t('schedule.on')}</label>
          <select id="schedule-day" value={weekday} onChange={({ target }) => onChange({ weekday: target.value })}>
            {weekdays().map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {cadence === 'hourly' ? (
        <NumberBox
          label={t('schedule.at')}
          unit={t('schedule.minutesPast')}
          min={0}
          max={59}
          value={String(Number(localTime.slice(-2)))}
          onChange={(minutes) => onChange({ localTime: `00:${minutes.padStart(2, '0').slice(-2)}` })}
        />
      ) : (
        <div className="number-box">
          <label htmlFor="schedule-time">{t('schedule.at')}</label>
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
        <label htmlFor="schedule-zone">{t('schedule.zone')}</label>
        <select id="schedule-zone" value={timezone} onChange={({ target }) => onChange({ timezone: target.value })}>
          <option value="">{t('schedule.workspaceZone')}</option>
          {[...new Set([...(timezone ? [timezone] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
