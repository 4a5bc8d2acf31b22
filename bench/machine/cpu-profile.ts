import { basename } from 'node:path'

/** What V8 writes: a tree of call sites, and which of them was running when. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

const shown = 30

/** The functions that took most of a thread's time. */
export function describeCpuProfile(file: string, profile: CpuProfile): string {
  const own = ownTimes(profile)
  const byFunction = new Map<string, { own: number; total: number }>()
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const children = new Map(profile.nodes.map(({ id, children: below = [] }) => [id, below]))
  /** Counts a function's time once, however deep it calls itself. */
  const visit = (id: number, above: ReadonlySet<string>): number => {
    const name = names.get(id) ?? ''
    const within = new Set(above).add(name)
    const below = (children.get(id) ?? []).reduce((sum, child) => sum + visit(child, within), 0)
    const figures = byFunction.get(name) ?? { own: 0, total: 0 }
    const self = own.get(id) ?? 0
    byFunction.set(name, { own: figures.own + self, total: figures.total + (above.has(name) ? 0 : self + below) })
    return self + below
  }
  const [root] = profile.nodes
  if (root) visit(root.id, new Set())
  const idle = byFunction.get('(idle)')?.own ?? 0
  const busy = [...own.values()].reduce((sum, time) => sum + time, 0) - idle
  const share = (time: number) => `${((time / busy) * 100).toFixed(1).padStart(5)} %`
  const list = (figure: 'own' | 'total') =>
    [...byFunction]
      .filter(([name]) => name !== '(idle)' && name !== '(root)')
      .sort(([, a], [, b]) => b[figure] - a[figure])
      .slice(0, shown)
      .map(([name, times]) => `${share(times[figure])}  ${name}`)
  const title = `${file}: busy ${(busy / 1e6).toFixed(1)} s, idle ${(idle / 1e6).toFixed(1)} s`
  return [title, 'by itself:', ...list('own'), 'with what it calls:', ...list('total')].join('\n')
}

/** Microseconds by call site. */
function ownTimes({ samples, timeDeltas }: CpuProfile): Map<number, number> {
  const times = new Map<number, number>()
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0))
  return times
}

function nameOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName === '' ? '(anonymous)' : functionName
  const place = url.startsWith('node:') ? url : basename(url)
  return place === '' ? name : `${name} ${place}:${lineNumber + 1}`
}
