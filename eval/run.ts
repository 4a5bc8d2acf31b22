import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readingFigures, searchFigures } from './figures.js'
import { healthFigures } from './health/figures.js'
import { importedFigures } from './health/imported.js'
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

/** About how many of 100 customers leave in 30 days, in one world after the other. */
const rates = [2, 3, 5, 8, 12, 17, 23, 30]

/** As many customers as it takes that more than 30 leave before anybody asks for a probability: below, there is none. */
const customersAt = (rate: number) => Math.round(Math.min(300, Math.max(120, 900 / rate)))

/** Health in simulated worlds of different base rates, one after the other. */
async function inWorlds(first: number, count: number, figuresOf: typeof healthFigures): Promise<void> {
  for (let seed = first; seed < first + count; seed++) {
    const rate = rates[seed % rates.length] ?? 6
    const figures = await figuresOf(seed, rate, customersAt(rate))
    const words = Object.entries(figures).map(([name, value]) => `${name} ${value === null ? '-' : value.toFixed(3)}`)
    console.log(`  world ${seed}: ${words.join(', ')}`)
  }
}

const help = `Measures search and the reading of facts on this repository's own questions and texts, through the public API. The command "rapport eval FILE" does the same on yours.

  npm run eval -- [--part tuning|held-back] [--errors] [--write] [--worlds 3 [--from 1] [--imported]]

  --part    only one part of the sets
  --errors  lists what was missed and what was found falsely in the tuning part; the held-back part is never shown
  --worlds  instead of the sets, so many simulated worlds: health beside a logistic regression on six numbers; many minutes a world
  --from    the number of the first world
  --imported  the worlds are imported at once and looked back on, instead of lived day by day: some minutes a world
  --write   writes docs/evaluation.md, and eval/figures.json, which the tests compare with`

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    worlds: { type: 'string' },
    from: { type: 'string', default: '1' },
    imported: { type: 'boolean', default: false },
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
  const figuresOf = values.imported ? importedFigures : healthFigures
  await inWorlds(Number(values.from) || 1, Math.max(1, Number(values.worlds) || 1), figuresOf)
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
