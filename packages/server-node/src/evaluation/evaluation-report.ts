import type { SearchFigures, WrongAnswer } from './ask-questions.js'
import type { ReadingFigures, TypeFigures, WrongReading } from './score-texts.js'

/** What a golden file was measured to: a part is missing where the file has no such lines. */
export interface Evaluation {
  search?: { figures: SearchFigures; wrong: readonly WrongAnswer[] }
  reading?: { figures: ReadingFigures; wrong: readonly WrongReading[] }
}

const longestText = 200

/** The figures, and what went wrong, for people. */
export function evaluationReport({ search, reading }: Evaluation): string {
  const parts = [
    ...(search ? [searchFigures(search.figures), ...search.wrong.map(wrongAnswer)] : []),
    ...(reading ? [readingFigures(reading.figures), ...reading.wrong.map(wrongReading)] : [])
  ]
  return parts.join('\n')
}

function searchFigures(figures: SearchFigures): string {
  const { questions, withAnswer, rightFirst, ndcgAt10, recallAt10, mrr, unwanted, unwantedFound } = figures
  return rows([
    ['questions', String(questions)],
    ...(withAnswer > 0 ? [['right first answers', `${rightFirst} of ${withAnswer}`] as const] : []),
    ...(ndcgAt10 === null ? [] : [['nDCG@10', shareOf(ndcgAt10)] as const]),
    ...(recallAt10 === null ? [] : [['recall@10', shareOf(recallAt10)] as const]),
    ...(mrr === null ? [] : [['MRR', shareOf(mrr)] as const]),
    ...(unwanted > 0 ? [['found though not wanted', `${unwantedFound} of ${unwanted}`] as const] : [])
  ])
}

function readingFigures({ texts, all, types }: ReadingFigures): string {
  const row = (name: string, figures: TypeFigures) => [name, `P ${shareOf(figures.precision)}  R ${shareOf(figures.recall)}`] as const
  return rows([['texts', String(texts)], row('all types', all), ...Object.entries(types).map(([type, figures]) => row(type, figures))])
}

function wrongAnswer({ line, question, expected, actual, missing, unwanted }: WrongAnswer): string {
  const lines = [
    `line ${line}: ${inShort(question)}`,
    ...(expected.length > 0 ? [`  expected  ${expected.join(', ')}`] : []),
    `  actual    ${actual.join(', ') || 'nothing'}`,
    ...(missing.length > 0 ? [`  missing   ${missing.join(', ')}`] : []),
    ...(unwanted.length > 0 ? [`  unwanted  ${unwanted.join(', ')}`] : [])
  ]
  return `${lines.join('\n')}\n`
}

function wrongReading({ line, text, missed, falselyFound }: WrongReading): string {
  const lines = [
    `line ${line}: ${inShort(text)}`,
    ...(missed.length > 0 ? [`  missed    ${missed.join(', ')}`] : []),
    ...(falselyFound.length > 0 ? [`  false     ${falselyFound.join(', ')}`] : [])
  ]
  return `${lines.join('\n')}\n`
}

function rows(all: readonly (readonly [string, string])[]): string {
  const width = Math.max(...all.map(([name]) => name.length))
  return all.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('')
}

/** A share with three digits: rounded down, so that 1 means all. A dash stands for a share of nothing. */
function shareOf(value: number | null): string {
  return value === null ? '-' : String(Math.floor(value * 1_000 + 1e-9) / 1_000)
}

function inShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line
}
