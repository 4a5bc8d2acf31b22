import { readFacts } from '../packages/server-node/src/evaluation/read-texts.js'
import { precision, recall, type Score, scoresByType, sum, urgentTypes } from '../packages/server-node/src/evaluation/scores.js'
import { accountFigures } from './accounts.js'
import { type Labelled, type LabelledAccount, readSet, type SetPart, setNames } from './labelled.js'
import { type LabelledMail, mailScore } from './mails.js'
import { askQuestions, wrongFirst } from './search/ask-questions.js'
import { readCorpus, readQuestions } from './search/search-set.js'
import { withCorpus } from './search/search-world.js'

/** A figure by its name: a share from 0 to 1, or a count. Rounded to three digits. */
export type Figures = Record<string, number>

/** Hears of what was missed and of what was found falsely. */
export type OnWrong = (line: string) => void

const falseFacts = 'false facts in 1,000 ordinary passages'
const falseRisks = 'accounts falsely called a risk'
/** Of these less is better. */
export const lessIsBetter: readonly string[] = [falseFacts, falseRisks, wrongFirst]

/** Sets that are measured by figures of their own. */
const special = new Set(['ordinary-en', 'accounts', 'mail-bodies', 'calls-en', 'stories'])

const round = (value: number) => Math.round(value * 1_000) / 1_000

/** Every figure of reading without a model on one part of the sets. */
export async function readingFigures(part: SetPart, onWrong: OnWrong = () => undefined): Promise<Figures> {
  const figures: Figures = {}
  const languages = new Map<string, Labelled[]>()
  for (const name of setNames(part).filter((set) => !special.has(set)))
    for (const text of readSet<Labelled>(part, name)) languages.set(text.language, [...(languages.get(text.language) ?? []), text])
  for (const [language, texts] of [...languages].sort()) {
    const scores = await scoresOf(texts, onWrong)
    add(figures, `${language}, all types`, sum(scores.values()))
    if (language === 'en') addTypes(figures, scores)
  }
  add(figures, 'en, calls of half an hour', sum((await scoresOf(readSet<Labelled>(part, 'calls-en'), onWrong)).values()))
  const ordinary = readSet<Labelled>(part, 'ordinary-en')
  const { wrong } = sum((await scoresOf(ordinary, onWrong)).values())
  figures[falseFacts] = round((wrong * 1_000) / ordinary.length)
  const told = await accountFigures(readSet<LabelledAccount>(part, 'accounts'))
  for (const line of told.wrong) onWrong(line)
  figures['accounts found that say they may leave'] = round(told.found / told.leaving)
  figures[falseRisks] = round(told.falselyFound / (told.accounts - told.leaving))
  add(figures, 'lines of mails that are kept', mailScore(readSet<LabelledMail>(part, 'mail-bodies'), onWrong))
  return figures
}

/** Every figure of the search on one part of the questions. */
export async function searchFigures(part: SetPart, onWrong: OnWrong = () => undefined): Promise<Figures> {
  const corpus = readCorpus()
  const asked = await withCorpus(corpus, (world) => askQuestions(world, corpus, readQuestions(part)))
  for (const { name, wrong } of asked)
    for (const { id, question, wanted, found } of wrong)
      onWrong(`${name}: ${id} ${question}\n  expected ${wanted.join(' | ')}\n  actual   ${found.join(' | ')}`)
  return Object.fromEntries(asked.map(({ name, value }) => [name, round(value)]))
}

async function scoresOf(texts: readonly Labelled[], onWrong: OnWrong): Promise<Map<string, Score>> {
  const found = await readFacts(texts)
  for (const [index, { text, types, alsoRight, channel }] of texts.entries()) {
    const read = found[index] ?? new Set()
    for (const type of types) if (!read.has(type)) onWrong(`missed ${type} [${channel}] ${text}`)
    for (const type of read) if (!types.includes(type) && !alsoRight.includes(type)) onWrong(`false ${type} [${channel}] ${text}`)
  }
  return scoresByType(texts, found)
}

function addTypes(figures: Figures, scores: ReadonlyMap<string, Score>): void {
  const isUrgent = ([type]: readonly [string, Score]) => urgentTypes.includes(type)
  add(figures, 'en, urgent types', sum([...scores].filter(isUrgent).map(([, score]) => score)))
  add(figures, 'en, other types', sum([...scores].filter((entry) => !isUrgent(entry)).map(([, score]) => score)))
  for (const [type, score] of [...scores].sort()) add(figures, `en, ${type}`, score)
}

function add(figures: Figures, name: string, score: Score): void {
  figures[`${name}: P`] = round(precision(score))
  figures[`${name}: R`] = round(recall(score))
}
