import { expect, it } from 'vitest'
import { ProgressBar } from '../../src/demo/world/progress-bar.js'

function shown(isTTY: boolean) {
  const written: string[] = []
  let now = 0
  const bar = new ProgressBar('Loading', { isTTY, write: (text) => written.push(text) }, () => now)
  for (const [at, done] of [
    [0, 0],
    [1_000, 10],
    [1_050, 11],
    [6_000, 60],
    [10_000, 100]
  ] as const) {
    now = at
    bar.show({ done, total: 100 })
  }
  bar.end('Loaded.')
  return written
}

it('is a bar that moves on a terminal, with the seconds that are left', () => {
  const written = shown(true)
  expect(written).toHaveLength(5)
  expect(written[1]).toBe(`\r  [███${'░'.repeat(25)}] Loading  10 %, 9 s left\u001b[K`)
  expect(written.at(-1)).toBe('\r  Loaded.\u001b[K\n')
})

it('is a line now and then where there is no terminal', () => {
  expect(shown(false)).toEqual(['Loading   0 %\n', 'Loading  60 %, 4 s left\n', 'Loading 100 %, 0 s left\n', 'Loaded.\n'])
})
