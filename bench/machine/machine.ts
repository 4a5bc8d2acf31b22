import { cpus, totalmem } from 'node:os'

/** The machine that figures are from, in a line. */
export function describeMachine(postgresVersion?: string): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const postgres = postgresVersion === undefined ? '' : `, PostgreSQL ${postgresVersion}`
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.versions.node}${postgres}`
}
