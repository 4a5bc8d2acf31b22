import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { singleRun } from './single-run.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rapport-lock-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

test('runs begun together run one after the other', async () => {
  let running = 0
  let most = 0
  let waits = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }
  const onWait = (pid: number) => {
    expect(pid).toBe(process.pid)
    waits += 1
  }
  await Promise.all([singleRun(root, { work, onWait }), singleRun(root, { work, onWait })])
  expect(most).toBe(1)
  expect(waits).toBe(1)
})

test('a lock whose process is gone is taken over', async () => {
  mkdirSync(join(root, '.turbo'))
  // No process has this id: it is above the greatest that a kernel gives.
  writeFileSync(join(root, '.turbo/ensure-ready.pid'), '99999999')
  let ran = false
  const work = async () => {
    ran = true
  }
  await singleRun(root, { work, onWait: () => expect.unreachable('a dead process is not waited for') })
  expect(ran).toBe(true)
})

test('a run that fails gives the lock back and says why', async () => {
  const work = async () => {
    throw new Error('npm ci failed')
  }
  await expect(singleRun(root, { work, onWait: () => {} })).rejects.toThrow('npm ci failed')
  expect(readdirSync(join(root, '.turbo'))).toEqual([])
})
