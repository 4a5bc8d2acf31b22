import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second, on every architecture. */
const ticksPerSecond = 100

/** CPU seconds used so far. */
export interface CpuTime {
  /** By processes that were asked for, under their names. */
  processes: Record<string, number>
  /** By everything on this machine. */
  machine: number
}

/** CPU seconds by process, and of all others together. */
export type Cpu = Record<string, number>

/** What to count: a process alone, or one with all its children, dead ones included. */
export interface Counted {
  name: string
  pids: readonly number[]
  withChildren?: boolean
}

/** Reads the CPU time of processes from /proc; undefined where there is none (Linux alone has it). */
export function readCpuTime(counted: readonly Counted[]): CpuTime | undefined {
  const machine = machineSeconds()
  if (machine === undefined) return undefined
  const processes = counted.map(({ name, pids, withChildren = false }) => {
    const seconds = pids.map((pid) => (withChildren ? familySeconds(pid) : (statOf(pid)?.own ?? 0)))
    return [name, seconds.reduce((sum, each) => sum + each, 0)] as const
  })
  return { processes: Object.fromEntries(processes), machine }
}

/** What was used between two readings, and by all other processes of the machine together. */
export function cpuBetween(before: CpuTime | undefined, after: CpuTime | undefined): Cpu {
  if (!before || !after) return {}
  const used = Object.entries(after.processes).map(([name, seconds]) => [name, seconds - (before.processes[name] ?? 0)] as const)
  const ours = used.reduce((sum, [, seconds]) => sum + seconds, 0)
  return { ...Object.fromEntries(used), others: Math.max(0, after.machine - before.machine - ours) }
}

function familySeconds(pid: number): number {
  const parent = statOf(pid)
  if (!parent) return 0
  const children = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (statOf(Number(entry)) ?? []) : []))
  const living = children.filter((child) => child.parent === pid)
  return living.reduce((sum, child) => sum + child.own, parent.own + parent.deadChildren)
}

function statOf(pid: number): { parent: number; own: number; deadChildren: number } | undefined {
  const text = readProc(`/proc/${pid}/stat`)
  if (text === undefined) return undefined
  // The name in parentheses may hold blanks; what follows does not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / ticksPerSecond
  return { parent: Number(fields[1]), own: seconds(11), deadChildren: seconds(13) }
}

/** All but idle and waiting; `guest` is part of `user`. */
function machineSeconds(): number | undefined {
  const [user, nice, system, , , irq, softirq, steal] = readProc('/proc/stat')?.split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? []
  if (user === undefined) return undefined
  return [user, nice, system, irq, softirq, steal].reduce<number>((sum, ticks = 0) => sum + ticks, 0) / ticksPerSecond
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    // No /proc here, or the process has ended meanwhile.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return undefined
    throw error
  }
}
