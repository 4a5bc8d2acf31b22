import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readingFigures, searchFigures } from './figures.js'
import { healthFigures } from './health/figures.js'
import { parts, type SetPart } from './labelled.js'
import { evaluationPage } from './page.js'
import { signalFigures } from './signals/figures.js'
import { namedStoryFigures, storyFigures } from './stories/figures.js'

/** What all parts say of the stories, which are replayed day by day: some minutes. */
async function told(part: SetPart, onWrong: (line: string) => void = () => undefined): Promise<Record<string, number>> {
  const figures = await storyFigures(part, (day) => {
    if (day % 30 === 0) console.log(`  stories: day ${day} of 90`)
  })
  for (const line of figures.wrong) onWrong(line)
  return namedStoryFigures(figures)
}

/** Health in simulated worlds of different base rates, one after the other. */
async function inWorlds(count: number): Promise<void> {
  const rates = [3, 6, 10, 15, 20, 30]
  for (let seed = 1; seed <= count; seed++) {
    const figures = await healthFigures(seed, rates[seed % rates.length] ?? 6, 50)
    const words = Object.entries(figures).map(([name, value]) => `${name} ${value === null ? '-' : value.toFixed(3)}`)
    console.log(`  world ${seed}: ${words.join(', ')}`)
  }
}

const help = `Measures search and the reading of facts on this repository's own questions and texts, through the public API. The command "rapport eval FILE" does the same on yours.

  npm run eval -- [--part tuning|held-back] [--errors] [--write] [--worlds 3]

  --part    only one part of the sets
  --errors  lists what was missed and what was found falsely in the tuning part; the held-back part is never shown
  --worlds  instead of the sets, so many simulated worlds: health beside a logistic regression on six numbers; some minutes a world
  --write   writes docs/evaluation.md, and eval/figures.json, which the tests compare with`

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    worlds: { type: 'string' },
    errors: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  }
})
if (values.help) {
  console.log(help)
} else if (values.part !== undefined && !parts.some((part) => part === values.part)) {
  console.error(`--part must be one of ${parts.join(', ')}\n\n${help}`)
  process.exitCode = 2
} else if (values.worlds !== undefined) {
  await inWorlds(Math.max(1, Number(values.worlds) || 1))
} else {
  // Signals are measured on made-up workspaces, which are no part of the sets.
  console.log('signals')
  const ofSignals = await signalFigures()
  const measured: Partial<Record<SetPart, Record<string, number>>> = {}
  for (const part of parts.filter((each) => values.part === undefined || values.part === each)) {
    console.log(`\n${part}`)
    const onWrong = values.errors && part === 'tuning' ? (line: string) => console.log(line) : undefined
    const figures = {
      ...(await readingFigures(part, onWrong)),
      ...(await searchFigures(part, onWrong)),
      ...(await told(part, onWrong)),
      ...ofSignals
    }
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(52)} ${value}`)
    measured[part] = figures
  }
  const { tuning, 'held-back': heldBack } = measured
  if (values.write && tuning && heldBack) {
    writeFileSync(join(import.meta.dirname, 'figures.json'), `${JSON.stringify(heldBack, null, 2)}\n`)
    writeFileSync(join(import.meta.dirname, '../docs/evaluation.md'), evaluationPage(tuning, heldBack))
  }
}
