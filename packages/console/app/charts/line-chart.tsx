import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { locale, t } from '../texts/catalogue'
import { count, listed, shortCount } from '../ui/format'
import { daySeconds } from './time-series'

export interface Line {
  name: string
  values: (number | null)[]
}

interface LineChartProps {
  label: string
  /** Seconds since the epoch, in their order. */
  times: number[]
  lines: Line[]
  format?: (value: number) => string
  /** The same at the axis, where there is little room. */
  short?: (value: number) => string
  /** What one point stands for, as the readout says it. */
  pointName: (time: number) => string
}

const height = 168

/** The colours of lines, by their place; the style sheet has them in both themes. */
const inks = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6']

/** Values over time. The pointer reads exact values, and so do the arrow keys, as a slider over the points. */
export default function LineChart({ label, times, lines, format = count, short = shortCount, pointName }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const [theme, setTheme] = useState(0)
  const last = times.length - 1

  useEffect(() => {
    const turn = () => setTheme((before) => before + 1)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    addEventListener('themechange', turn)
    dark.addEventListener('change', turn)
    return () => {
      removeEventListener('themechange', turn)
      dark.removeEventListener('change', turn)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas has to be drawn anew in another theme
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const style = getComputedStyle(document.documentElement)
    const ink = (name: string) => style.getPropertyValue(name).trim()
    const font = `11px ${ink('--font')}`
    const axis = { stroke: ink('--ink-soft'), font, grid: { stroke: ink('--line'), width: 1 }, ticks: { show: false } }
    // One point alone stands in the middle: by itself it would be at the edge of an axis of years.
    const alone = times.length === 1 ? times[0] : undefined
    const drawn = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        padding: [8, 8, 0, 0],
        // Days are those of UTC, as everywhere in charts.
        tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'UTC'),
        cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
        scales: {
          x: { range: (_, min, max) => (alone === undefined ? [min, max] : [alone - daySeconds / 2, alone + daySeconds / 2]) },
          y: { range: (_, __, max) => [0, max > 0 ? max * 1.1 : 1] }
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: 80,
            size: 26,
            values: (_, ticks) => ticks.map(dayOf),
            ...(alone !== undefined && { splits: [alone] })
          },
          { ...axis, size: 46, space: 34, values: (_, ticks) => ticks.map(short) }
        ],
        series: [
          {},
          ...lines.map((_, index) => ({
            stroke: ink(inks[index % inks.length] ?? '--chart-1'),
            width: 1.75,
            points: { show: times.length < 3, size: 8, fill: ink(inks[index % inks.length] ?? '--chart-1') },
            ...(lines.length === 1 && { fill: ink('--chart-fill') })
          }))
        ],
        hooks: { setCursor: [({ cursor }) => setAt(cursor.idx ?? null)] }
      },
      [times, ...lines.map(({ values }) => values)],
      element
    )
    plot.current = drawn
    const resized = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height }))
    resized.observe(element)
    return () => {
      resized.disconnect()
      drawn.destroy()
    }
  }, [times, lines, short, theme])

  const read = (index: number) => {
    const to = Math.max(0, Math.min(last, index))
    setAt(to)
    const time = times[to]
    if (plot.current && time !== undefined) plot.current.setCursor({ left: plot.current.valToPos(time, 'x'), top: 0 })
  }
  const press = (event: React.KeyboardEvent) => {
    const shown = at ?? last
    const moves: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: last,
      PageUp: shown - 7,
      PageDown: shown + 7
    }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    read(to)
  }
  const shown = at ?? last
  const time = times[shown]
  const values = lines.map(({ name, values: each }) => ({ name, value: each[shown] }))
  const said =
    time === undefined
      ? ''
      : t('charts.point', {
          when: pointName(time),
          values: listed(values.map(({ name, value }) => t('charts.value', { name, value: written(value, format) })))
        })
  return (
    <div className="chart">
      <div className="readout" aria-hidden="true">
        <span className="soft">{time === undefined ? '' : pointName(time)}</span>
        {values.map(({ name, value }, index) => (
          <span key={name} className="readout-value">
            <i className={`ink ink-${(index % inks.length) + 1}`} />
            {lines.length > 1 && <span className="soft">{name}</span>}
            <b>{written(value, format)}</b>
          </span>
        ))}
      </div>
      <div
        ref={frame}
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, shown)}
        aria-valuetext={said}
        onKeyDown={press}
      />
    </div>
  )
}

const written = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)

const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(seconds * 1000))
