import type { ServerMemory } from '../ingest/server-messages.js'

/** What a server took in a part of the load, and what it held after it. */
export interface Sample {
  sent: number
  seconds: number
  memory: ServerMemory
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** A Markdown table, a line for each part. */
export function soakTable(samples: readonly Sample[]): string {
  let events = 0
  let seconds = 0
  const rows = samples.map((sample) => {
    events += sample.sent
    seconds += sample.seconds
    const { heap, external, resident } = sample.memory
    const rate = Math.round(sample.sent / sample.seconds)
    return [Math.round(seconds), events, rate, megabytes(heap), megabytes(external), megabytes(resident)]
  })
  const heading = ['seconds', 'events so far', 'events/s', 'heap MB', 'external MB', 'resident MB']
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** How much more a server holds at the end than after the first third, when it has long warmed up. */
export function describeGrowth(samples: readonly Sample[]): string {
  const begin = samples[Math.ceil(samples.length / 3)]
  const end = samples.at(-1)
  if (!begin || !end) return ''
  const events = samples.slice(Math.ceil(samples.length / 3) + 1).reduce((sum, { sent }) => sum + sent, 0)
  const grown = (['heap', 'external', 'resident'] as const).map((kind) => {
    const bytes = end.memory[kind] - begin.memory[kind]
    return `${kind} ${megabytes(bytes)} MB (${(bytes / events).toFixed(1)} bytes an event)`
  })
  return `Since the first third, in ${events} events: ${grown.join(', ')}.`
}
