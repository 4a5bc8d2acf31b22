import { accountFigures } from './accounts.js'
import { type Labelled, type LabelledAccount, readSet, type SetPart, setNames } from './labelled.js'
import { readFacts } from './reader.js'
import { precision, recall, type Score, scoresByType, sum, urgentTypes } from './scores.js'

/** A figure by its name, as a share from 0 to 1 or as a count; rounded to three digits. */
export type Figures = Record<string, number>

const round = (value: number) => Math.round(value * 1_000) / 1_000
const perThousand = 1_000

/** Sets that are measured by figures of their own. */
const special = new Set(['ordinary-en', 'accounts', 'mail-bodies', 'calls-en'])

/** Every figure of reading without a model on one part of the sets. */
export async function readingFigures(part: SetPart, onWrong: (line: string) => void = () => undefined): Promise<Figures> {
  const figures: Figures = {}
  const languages = new Map<string, Labelled[]>()
  for (const name of setNames(part).filter((set) => !special.has(set)))
    for (const text of readSet<Labelled>(part, name)) languages.set(text.language, [...(languages.get(text.language) ?? []), text])
  for (const [language, texts] of [...languages].sort()) {
    const found = await readFacts(texts)
    reportWrong(texts, found, onWrong)
    const scores = scoresByType(texts, found)
    add(figures, `${language}, all types`, sum(scores.values()))
    if (language !== 'en') continue
    const isUrgent = ([type]: readonly [string, Score]) => urgentTypes.includes(type)
    add(figures, 'en, urgent types', sum([...scores].filter(isUrgent).map(([, score]) => score)))
    add(figures, 'en, other types', sum([...scores].filter((entry) => !isUrgent(entry)).map(([, score]) => score)))
    for (const [type, score] of [...scores].sort()) add(figures, `en, ${type}`, score)
  }
  const ordinary = readSet<Labelled>(part, 'ordinary-en')
  const { wrong } = sum(scoresByType(ordinary, await readFacts(ordinary)).values())
  figures['false facts in 1,000 ordinary passages'] = round((wrong * perThousand) / ordinary.length)
  const { found, leaving, falselyFound, accounts, wrong: wrongAccounts } = await accountFigures(readSet<LabelledAccount>(part, 'accounts'))
  for (const line of wrongAccounts) onWrong(line)
  figures['accounts found that say they may leave'] = round(found / leaving)
  figures['accounts falsely called a risk'] = round(falselyFound / (accounts - leaving))
  return figures
}

function add(figures: Figures, name: string, score: Score): void {
  figures[`${name}: P`] = round(precision(score))
  figures[`${name}: R`] = round(recall(score))
}

function reportWrong(texts: readonly Labelled[], found: Awaited<ReturnType<typeof readFacts>>, onWrong: (line: string) => void): void {
  for (const [index, { text, types, alsoRight, channel }] of texts.entries()) {
    const read = new Set(found[index]?.map(({ type }) => type))
    for (const type of types) if (!read.has(type)) onWrong(`missed ${type} [${channel}] ${text}`)
    for (const type of read) if (!types.includes(type) && !alsoRight.includes(type)) onWrong(`false ${type} [${channel}] ${text}`)
  }
}
