import type { Row } from '../../charts/rows-table'
import { number, seconds, shortDay, weekName } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { codeWord } from '../../ui/format'
import { channels } from '../addresses'

const channelOf: Record<string, string> = {
  EMAIL: 'COMMUNICATION',
  SLACK: 'COMMUNICATION',
  CALL: 'MEETING',
  CALENDAR_EVENT: 'MEETING',
  SUPPORT_TICKET: 'SUPPORT'
}

/** Sources by week and channel, in the form of the query's rows. */
export function sourceRows(sources: readonly { sourceType: string; occurredAt: string | null }[]): Row[] {
  const counts = new Map<string, number>()
  for (const { sourceType, occurredAt } of sources) {
    if (occurredAt === null) continue
    const key = `${weekOf(Date.parse(occurredAt))} ${channelOf[sourceType] ?? 'CRM'}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, events]) => {
    const [week = '', channel = ''] = key.split(' ')
    return { week, channel, events }
  })
}

/** Weeks begin on Mondays, as in SQL; 1 January 1970 was a Thursday. */
function weekOf(at: number): string {
  const week = 7 * 86_400_000
  const monday = 4 * 86_400_000
  return new Date(Math.floor((at - monday) / week) * week + monday).toISOString()
}

const weekSeconds = 7 * 86_400
const step = 20
const lane = 26
const left = 104

const names: readonly string[] = channels
const order = (channel: string) => names.indexOf(channel)

/** Weeks from left to right, a lane for each channel: the larger the dot, the more there was. */
export function ChannelLanes({ rows }: { rows: Row[] }) {
  const lanes = [...new Set(rows.map(({ channel }) => String(channel)))].sort((a, b) => order(a) - order(b))
  const weeks = rows.map(({ week }) => seconds(week))
  const last = Math.max(...weeks)
  const shown = Math.max(8, Math.min(26, (last - Math.min(...weeks)) / weekSeconds + 1))
  const from = last - (shown - 1) * weekSeconds
  const width = left + shown * step
  return (
    <svg
      className="lanes"
      viewBox={`0 0 ${width} ${lanes.length * lane + 20}`}
      role="img"
      aria-label={t('charts.activity', { count: lanes.length })}
    >
      {lanes.map((channel, index) => {
        const own = rows.filter((row) => row.channel === channel)
        const most = Math.max(...own.map(({ events }) => number(events)))
        const y = index * lane + lane / 2
        return (
          <g key={channel}>
            <text x={0} y={y + 4} className="lane-name">
              {codeWord('channel', channel)}
            </text>
            <line x1={left} x2={width} y1={y} y2={y} className="lane-line" />
            {own.map(({ week, events }) => {
              const at = seconds(week)
              const value = number(events)
              if (at < from || value === 0) return null
              return (
                <circle
                  key={at}
                  cx={left + ((at - from) / weekSeconds) * step + step / 2}
                  cy={y}
                  r={2.2 + 6.3 * Math.sqrt(value / most)}
                  className={`lane-dot channel-dot-${channel.toLowerCase()}`}
                >
                  <title>{t('charts.point', { when: weekName(at), values: t('units.event', { count: value }) })}</title>
                </circle>
              )
            })}
          </g>
        )
      })}
      <text x={left} y={lanes.length * lane + 14} className="lane-time">
        {shortDay(from)}
      </text>
      <text x={width} y={lanes.length * lane + 14} className="lane-time" textAnchor="end">
        {t('charts.thisWeek')}
      </text>
    </svg>
  )
}
