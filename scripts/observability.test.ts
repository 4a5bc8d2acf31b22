import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Metrics } from '../packages/core/src/telemetry/index.js'

const families = new Metrics().families
const docs = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')

/** The names of labels by the name of each sample that is exported. */
const exported = new Map(
  families.flatMap((family) =>
    family.suffixes.map((suffix) => [`${family.name}${suffix}`, [...family.labels, ...(suffix === '_bucket' ? ['le'] : [])]] as const)
  )
)

/** What Prometheus adds to every series that it scrapes. */
const added = ['instance', 'job']

/** What is wrong with an expression: how it is written, a metric or a label that is not exported. */
function faultsOf(expression: string): string[] {
  const faults: string[] = []
  const used = new Set<string>()
  const labels: string[] = []
  let metric = ''
  const check = (label: string, allowed: Iterable<string>) => {
    if (![...allowed, ...added].includes(label)) faults.push(`${metric || 'no metric'} has no label ${label}`)
  }
  parser.parse(expression).iterate({
    enter({ name, from, to, type, node }) {
      const text = expression.slice(from, to)
      if (type.isError) faults.push(`not PromQL at ${from}`)
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        metric = text
        used.add(text)
        if (!exported.has(text)) faults.push(`${text} is not exported`)
      }
      if (name !== 'LabelName') return
      if (node.parent?.name === 'GroupingLabels') labels.push(text)
      else check(text, exported.get(metric) ?? [])
    }
  })
  if (used.size === 0) faults.push('no metric')
  const all = [...used].flatMap((name) => exported.get(name) ?? [])
  for (const label of labels) check(label, all)
  return faults
}

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string; legendFormat: string }[] }[]
}

const rules = (parse(docs('alerts.yml')) as Alerts).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(docs('grafana-dashboard.json')) as Dashboard
/** Grafana's own word for a range. */
const targets = panels.flatMap((panel) =>
  panel.targets.map((target) => ({ ...target, expr: target.expr.replaceAll('$__rate_interval', '5m') }))
)
/** What stands in the curly brackets of a text that is shown with a series. */
const shown = (text: string) => [...text.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(([, label]) => label ?? '')

describe('the expressions of the dashboard and of the alerts', () => {
  it.each([...rules, ...targets].map(({ expr }) => expr))('%s asks for what is exported', (expr) => {
    expect(faultsOf(expr)).toEqual([])
  })

  it.each([
    ['rate(rapport_ingest_events_total[5m]', 'not PromQL'],
    ['rate(rapport_ingest_events[5m])', 'rapport_ingest_events is not exported'],
    ['sum by (organization) (rapport_jobs_pending)', 'has no label organization'],
    ['rapport_jobs_pending{kind="x"}', 'rapport_jobs_pending has no label kind'],
    ['1 + 1', 'no metric']
  ])('%s would be found', (expr, fault) => {
    expect(faultsOf(expr).join()).toContain(fault)
  })

  it('keep the labels that their texts show', () => {
    for (const { alert, expr, annotations } of rules)
      for (const label of shown(annotations.summary))
        expect([alert, expr]).toEqual([alert, expect.stringMatching(`by \\([^)]*\\b${label}\\b`)])
    for (const { expr, legendFormat } of targets)
      for (const label of shown(legendFormat)) expect(expr).toMatch(new RegExp(`by \\([^)]*\\b${label}\\b`))
  })

  it('show every family in some panel', () => {
    const asked = targets.map(({ expr }) => expr).join('\n')
    expect(families.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual([])
  })
})

describe('docs/observability.md', () => {
  const page = docs('observability.md')

  it('has every metric in its table, with its type and labels, and no other', () => {
    const rows = [...page.matchAll(/^\| `(rapport_\w+)` \| (\w+) \| (.*?) \|/gm)].map(([, name, type, labels = '']) => ({
      name,
      type,
      labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label)
    }))
    const expected = families.map((family) => {
      return { name: `${family.name}${family.type === 'counter' ? '_total' : ''}`, type: family.type, labels: [...family.labels] }
    })
    expect(rows).toEqual(expected)
  })

  it('says for each alert what to do', () => {
    const named = [...page.matchAll(/^\| `(Rapport\w+)` \|/gm)].map(([, name]) => name)
    expect(named).toEqual(rules.map(({ alert }) => alert))
  })
})
