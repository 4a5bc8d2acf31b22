import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimLockFile } from './lock-file.js'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rapport-lock-'))
})
afterAll(() => rm(directory, { recursive: true }))

/** Processes that run, as the lock sees them. */
const processes = [process.pid, process.ppid, 1]

it.each([
  ['a dead process left', '4194305'],
  ['a crash left empty', ''],
  ['nobody has', undefined]
])('of several processes that start at once, one gets the lock that %s', async (_, left) => {
  for (let round = 0; round < 50; round++) {
    const file = join(directory, `${left} ${round}`)
    if (left !== undefined) await writeFile(file, left)
    const answers = await Promise.all(processes.map((pid) => claimLockFile(file, pid)))
    const winners = processes.filter((pid, index) => answers[index] === pid)
    expect(winners).toHaveLength(1)
    expect(await readFile(file, 'utf8')).toBe(String(winners[0]))
    expect(processes).toEqual(expect.arrayContaining(answers))
  }
  expect((await readdir(directory)).filter((name) => name.split('.').length > 1)).toEqual([])
})
