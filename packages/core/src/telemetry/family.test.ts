import { describe, expect, it } from 'vitest'
import { Counter, Gauge, Histogram } from './family.js'
import { Metrics } from './metrics.js'

describe('the text of a family', () => {
  it('has a line for each series, with escaped labels', () => {
    const counter = new Counter({ name: 'calls', help: 'Calls of "tools"\nand \\ more.', labels: ['tool', 'outcome'] })
    counter.add({ tool: 'a', outcome: 'ok' })
    counter.add({ tool: 'a', outcome: 'ok' }, 2)
    counter.add({ tool: 'b"\\\n', outcome: 'ok' })
    expect(counter.toText()).toBe(
      [
        '# TYPE calls counter',
        '# HELP calls Calls of \\"tools\\"\\nand \\\\ more.',
        'calls_total{tool="a",outcome="ok"} 3',
        'calls_total{tool="b\\"\\\\\\n",outcome="ok"} 1',
        ''
      ].join('\n')
    )
  })

  it('keeps series apart whose labels would read alike when joined', () => {
    const gauge = new Gauge({ name: 'size', help: 'Size.', labels: ['one', 'two'] })
    gauge.set({ one: 'a', two: 'bc' }, 1)
    gauge.set({ one: 'ab', two: 'c' }, 2)
    expect(gauge.toText()).toContain('size{one="a",two="bc"} 1\nsize{one="ab",two="c"} 2\n')
    gauge.clear()
    expect(gauge.toText()).not.toContain('size{')
  })

  it('counts an observation in every bucket whose bound it does not pass', () => {
    const histogram = new Histogram({ name: 'seconds', help: 'Seconds.', labels: [], bounds: [0.1, 1] })
    for (const value of [0.1, 0.5, 7]) histogram.observe({}, value)
    expect(histogram.toText().split('\n').slice(2, -1)).toEqual([
      'seconds_bucket{le="0.1"} 1',
      'seconds_bucket{le="1"} 2',
      'seconds_bucket{le="+Inf"} 3',
      'seconds_count 3',
      'seconds_sum 7.6'
    ])
  })
})

it('the figures of a Rapport end with the mark of OpenMetrics, each family has a name of its own, and two Rapports count apart', () => {
  const one = new Metrics()
  const other = new Metrics()
  one.toolCalls.add({ tool: 'svc_query', outcome: 'ok' })
  expect(one.toText()).toMatch(/rapport_tool_calls_total\{tool="svc_query",outcome="ok"\} 1\n[\s\S]*# EOF\n$/)
  expect(other.toText()).not.toContain('tool=')
  const names = one.families.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^rapport_[a-z_]+$/)
})
