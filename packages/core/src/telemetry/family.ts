/** The values of a family's labels. Only what the code or the operator bounds may stand here: never an organization, a person or a text of others. */
export type LabelValues<Label extends string> = Readonly<Record<Label, string>>

/** One line of the exposition: what follows the family's name, the labels, the value. */
interface Sample {
  suffix: string
  labels: readonly (readonly [string, string])[]
  value: number
}

/** A family of series: what is counted, and by which labels. */
export interface FamilyOptions<Label extends string> {
  name: string
  help: string
  labels: readonly Label[]
}

/** What the families have in common: their series, by the values of their labels. */
export abstract class Family<Label extends string = string, Series = unknown> {
  abstract readonly type: 'counter' | 'gauge' | 'histogram'
  readonly name: string
  readonly labels: readonly Label[]
  readonly #help: string
  readonly #series = new Map<string, { labels: readonly (readonly [string, string])[]; series: Series }>()

  constructor({ name, help, labels }: FamilyOptions<Label>) {
    this.name = name
    this.#help = help
    this.labels = labels
  }

  protected abstract create(): Series
  protected abstract samplesOf(series: Series): readonly Omit<Sample, 'labels'>[] | readonly Sample[]

  protected of(values: LabelValues<Label>): Series {
    const key = this.labels.map((label) => values[label]).join('\n')
    const known = this.#series.get(key)
    if (known) return known.series
    const series = this.create()
    this.#series.set(key, { labels: this.labels.map((label) => [label, values[label]] as const), series })
    return series
  }

  /** Forgets every series. */
  clear(): void {
    this.#series.clear()
  }

  /** The suffixes that the family's samples have. */
  abstract readonly suffixes: readonly string[]

  /** The family in the text format of OpenMetrics. */
  toText(): string {
    const lines = [`# TYPE ${this.name} ${this.type}`, `# HELP ${this.name} ${escaped(this.#help)}`]
    for (const { labels, series } of this.#series.values()) {
      for (const sample of this.samplesOf(series)) {
        const all = 'labels' in sample ? [...labels, ...sample.labels] : labels
        lines.push(`${this.name}${sample.suffix}${labelText(all)} ${numberText(sample.value)}`)
      }
    }
    return `${lines.join('\n')}\n`
  }
}

/** What only grows. */
export class Counter<Label extends string = never> extends Family<Label, { value: number }> {
  readonly type = 'counter'
  readonly suffixes = ['_total']

  add(values: LabelValues<Label>, by = 1): void {
    this.of(values).value += by
  }

  protected create() {
    return { value: 0 }
  }

  protected samplesOf({ value }: { value: number }) {
    return [{ suffix: '_total', value }]
  }
}

/** What goes up and down. */
export class Gauge<Label extends string = never> extends Family<Label, { value: number }> {
  readonly type = 'gauge'
  readonly suffixes = ['']

  set(values: LabelValues<Label>, value: number): void {
    this.of(values).value = value
  }

  add(values: LabelValues<Label>, by: number): void {
    this.of(values).value += by
  }

  protected create() {
    return { value: 0 }
  }

  protected samplesOf({ value }: { value: number }) {
    return [{ suffix: '', value }]
  }
}

interface Observations {
  counts: number[]
  sum: number
}

/** How long things take, or how large they are, in buckets. */
export class Histogram<Label extends string = never> extends Family<Label, Observations> {
  readonly type = 'histogram'
  readonly suffixes = ['_bucket', '_count', '_sum']
  readonly #bounds: readonly number[]

  /** `bounds`: the upper bounds of the buckets, each larger than the one before. */
  constructor(options: FamilyOptions<Label> & { bounds: readonly number[] }) {
    super(options)
    this.#bounds = [...options.bounds, Number.POSITIVE_INFINITY]
  }

  observe(values: LabelValues<Label>, value: number): void {
    const observations = this.of(values)
    const bucket = this.#bounds.findIndex((bound) => value <= bound)
    observations.counts[bucket] = (observations.counts[bucket] ?? 0) + 1
    observations.sum += value
  }

  protected create() {
    return { counts: this.#bounds.map(() => 0), sum: 0 }
  }

  protected samplesOf({ counts, sum }: Observations): Sample[] {
    let count = 0
    const buckets = this.#bounds.map((bound, index): Sample => {
      count += counts[index] ?? 0
      return { suffix: '_bucket', labels: [['le', numberText(bound)]], value: count }
    })
    return [...buckets, { suffix: '_count', labels: [], value: count }, { suffix: '_sum', labels: [], value: sum }]
  }
}

function labelText(labels: readonly (readonly [string, string])[]): string {
  if (labels.length === 0) return ''
  return `{${labels.map(([name, value]) => `${name}="${escaped(value)}"`).join(',')}}`
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const numberText = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value))
