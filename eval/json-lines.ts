import { readFileSync } from 'node:fs'

/** The values of a file with JSON on each line. `T` is what the file holds. */
export function readLines<T>(path: string): T[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line): T => JSON.parse(line))
}
