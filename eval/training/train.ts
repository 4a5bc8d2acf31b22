import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { featuresOf } from '../../packages/core/src/extraction/reading/features.js'
import { hasNames, wordsOf } from '../../packages/core/src/extraction/reading/words.js'
import { fitScale } from './fit-scale.js'
import { type Examples, fitLogistic, scoreOf } from './logistic.js'
import { type LearnedHead, packWeights } from './pack-weights.js'
import { handsOf, sentencesOf, type TrainingSentence, tuningSentences } from './texts.js'

const help = `Learns to read a language from labelled texts (eval/sets/training and eval/sets/tuning). Writes packages/languages/src/<language>.generated.ts.

  npm run train -- <language> [<language> ...]

A run takes several minutes. The same texts give the same weights.`

/** A feature of fewer sentences is left out. */
const leastSentences = 3
const penalty = 1
/** A head with fewer positive examples is left out. */
const leastExamples = 15
/** Sentences are left out in blocks of this length, because neighbours are often alike. */
const blockLength = 40
const groups = 4
const kept = { type: Number.POSITIVE_INFINITY, denial: 3_000, kind: 300 }

interface Question {
  name: string
  kept: number
  /** Undefined if the sentence must not count as an example. */
  answer: (sentence: TrainingSentence) => boolean | undefined
}

const typeOf = (label: string) => label.split('.')[0] ?? ''

function questionsOf(sentences: readonly TrainingSentence[]): Question[] {
  const labels = sentences.flatMap((sentence) => sentence.labels).filter((label) => !label.startsWith('PROBLEM'))
  const types = [...new Set(labels.map(typeOf))].sort()
  const all: Question[] = [
    ...types.map((type) => ({
      name: type,
      kept: kept.type,
      answer: ({ labels, optional }: TrainingSentence) =>
        labels.some((label) => typeOf(label) === type) || (optional.includes(type) ? undefined : false)
    })),
    ...types.map((type) => ({ name: `!${type}`, kept: kept.denial, answer: ({ denied }: TrainingSentence) => denied.includes(type) })),
    ...[...new Set(labels.filter((label) => label.includes('.')))].sort().map((kind) => ({
      name: kind,
      kept: kept.kind,
      answer: ({ labels }: TrainingSentence) =>
        labels.includes(kind) || (labels.some((label) => typeOf(label) === typeOf(kind)) ? false : undefined)
    }))
  ]
  return all.filter(({ answer }) => sentences.filter((sentence) => answer(sentence)).length >= leastExamples)
}

function train(language: string): void {
  const marksNames = hasNames(language)
  const hands = handsOf(language)
  const sentences = [...hands.flatMap(sentencesOf), ...tuningSentences(language)]
  const features = sentences.map(({ sentence, before, voice }) =>
    featuresOf({ words: wordsOf(sentence, marksNames), before: wordsOf(before, marksNames), voice })
  )
  const counts = new Map<number, number>()
  for (const feature of features.flatMap((each) => [...each])) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const frequent = Uint32Array.from([...counts].flatMap(([feature, count]) => (count >= leastSentences ? [feature] : [])))
  const columns = new Map([...frequent].map((feature, column) => [feature, column]))
  const rows = features.map((each) => Int32Array.from([...each].flatMap((feature) => columns.get(feature) ?? [])))
  const examples = { rows, columns: frequent.length }
  console.log(`${language}: ${sentences.length} sentences of ${hands.length} hands, ${frequent.length} features`)
  const learned = questionsOf(sentences).map((question): LearnedHead => {
    const answers = sentences.map(question.answer)
    const { weights, bias } = fitLogistic(examples, (row) => answers[row], penalty)
    // Kinds are only compared with each other, so their scores need no scale.
    const isKind = question.name.includes('.')
    const scale = !isKind ? scaleOf(examples, answers) : { slope: 1, offset: 0 }
    console.log(`  ${question.name.padEnd(30)} ${answers.filter(Boolean).length} examples`)
    return { name: question.name, weights, bias, kept: question.kept, ...scale }
  })
  const packed = packWeights(learned, frequent)
  const source = `// Made by eval/training/train.ts from the labelled texts in eval/sets/training: do not edit.

/** The learned weights of this language, packed. */
export const weights: string =
  '${packed}'
`
  writeFileSync(join(import.meta.dirname, `../../packages/languages/src/${language}.generated.ts`), source)
  console.log(`  ${Math.round(packed.length / 1_000)} kB`)
}

function scaleOf(examples: Examples, all: readonly (boolean | undefined)[]) {
  const { scores, answers } = outsideScores(examples, all)
  return fitScale(scores, answers)
}

/** Learns from three quarters of the sentences. Returns the scores and the answers of the other quarter, which is left out in blocks. */
function outsideScores({ rows, columns }: Examples, answers: readonly (boolean | undefined)[]) {
  const isOutside = (row: number) => Math.floor(row / blockLength) % groups === 0
  const model = fitLogistic({ rows, columns }, (row) => (isOutside(row) ? undefined : answers[row]), penalty)
  const outside = [...rows.keys()].filter(isOutside)
  return { scores: outside.map((row) => scoreOf(model, rows[row] ?? new Int32Array())), answers: outside.map((row) => answers[row]) }
}

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean', default: false } }, allowPositionals: true })
if (values.help || positionals.length === 0) console.log(help)
else for (const language of positionals) train(language)
