import type { Finding, Observed } from './observed.js'

const gigabyte = 1024 ** 3

/** The disk of an embedded database. That of a Postgres server cannot be seen from here. */
export function diskFindings({ disk }: Observed): Finding[] {
  if (!disk) return []
  const matter = 'Disk'
  const free = `${(disk.freeBytes / gigabyte).toFixed(1)} GB of ${(disk.totalBytes / gigabyte).toFixed(1)} GB are free at ${disk.path}.`
  const share = disk.freeBytes / disk.totalBytes
  if (disk.freeBytes < gigabyte / 2 || share < 0.03)
    return [{ matter, verdict: 'problem', text: free, advice: 'Free space now. A database on a full disk accepts no writes.' }]
  if (share < 0.1) return [{ matter, verdict: 'warning', text: free, advice: 'Free space, or move the directory to a larger disk.' }]
  return [{ matter, verdict: 'ok', text: free }]
}
