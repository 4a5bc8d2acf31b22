import { SeededRandom } from '../../load/seeded-random.js'
import { fillers, word } from '../volume.js'
import type { Collection, Question, Source } from './collection.js'

/** What is spoken about for a while: a few words that belong together. */
interface Issue {
  series: number
  words: readonly string[]
}

const occurredAt = Date.UTC(2026, 0, 1)
const speakers = ['Ann', 'Ben', 'Chloe', 'Dan', 'Eve', 'Finn'] as const
const vocabulary = 20_000
const series = 8
const issuesEach = 30
const wordsOfSeries = 60
const wordsOfIssue = 8
const meetingsEach = 8
const issuesInMeeting = 10
const abstracts = 400
/** Said by whoever asks; in the texts they stand by chance. */
const asking = ['summarize', 'discussion', 'opinion', 'decide'] as const

/**
 * Meetings of 8,000 to 16,000 words: eight of each series, which share their subject, and so most of their words. Each passes through ten issues of its
 * series, a few hundred words long, between talk about the subject; an issue comes back in two or three meetings. The questions have words of one issue, and
 * the words of those who ask.
 */
export function meetings(seed: number): Collection {
  const random = new SeededRandom(23, seed)
  const { issues, subjects } = subjectsOf(random)
  const answers = new Map(issues.map((issue) => [issue, new Map<string, number>()]))
  const sources = Array.from({ length: series * meetingsEach }, (_, number): Source => {
    const subject = subjects[number % series] ?? []
    const own = issues.filter((issue) => issue.series === number % series)
    const segments: Source['segments'] = []
    for (let part = 0; part < issuesInMeeting; part++) {
      const [issue] = own.splice(random.below(own.length), 1)
      if (!issue) break
      answers.get(issue)?.set(`meeting-${number}`, 1)
      segments.push(...talk(random, 15 + random.below(30), subject, []), ...talk(random, 4 + random.below(12), subject, issue.words))
    }
    return { sourceType: 'CALL', externalId: `meeting-${number}`, occurredAt, title: `Meeting ${number}`, segments }
  })
  return { sources, questions: questionsAbout(issues, answers, random) }
}

/** Abstracts of some 150 words, each about one issue. */
export function shortAbstracts(seed: number): Collection {
  const random = new SeededRandom(29, seed)
  const { issues, subjects } = subjectsOf(random)
  const answers = new Map(issues.map((issue) => [issue, new Map<string, number>()]))
  const sources = Array.from({ length: abstracts }, (_, number): Source => {
    const issue = issues[random.below(issues.length)]
    if (issue) answers.get(issue)?.set(`abstract-${number}`, 1)
    const segments = talk(random, 5, subjects[issue?.series ?? 0] ?? [], issue?.words ?? [])
    return { sourceType: 'EMAIL', externalId: `abstract-${number}`, occurredAt, title: `Abstract ${number}`, segments }
  })
  return { sources, questions: questionsAbout(issues, answers, random) }
}

/** An issue's words are as frequent as its subject's: nothing but that they stand together tells that it is spoken about. */
function subjectsOf(random: SeededRandom): { issues: Issue[]; subjects: string[][] } {
  const subjects = Array.from({ length: series }, () => some(wordsOfSeries, () => word(100 + random.below(3_000))))
  const issues = subjects.flatMap((subject, number) =>
    Array.from({ length: issuesEach }, () => ({
      series: number,
      words: some(wordsOfIssue, () => subject[random.below(subject.length)] ?? '')
    }))
  )
  return { issues, subjects }
}

/** So many turns of about thirty words. */
function talk(
  random: SeededRandom,
  turns: number,
  subject: readonly string[],
  issue: readonly string[]
): { text: string; speaker: string }[] {
  return Array.from({ length: turns }, () => {
    const words = Array.from({ length: 20 + random.below(20) }, () => {
      if (random.chance(0.5)) return random.pick(fillers)
      if (issue.length > 0 && random.chance(0.15)) return issue[random.below(issue.length)] ?? ''
      if (random.chance(0.08)) return subject[random.below(subject.length)] ?? ''
      return random.chance(0.0005) ? random.pick(asking) : word(Math.floor(vocabulary ** (random.bits() / 2 ** 32)) - 1)
    })
    return { text: `${words.join(' ')}.`, speaker: random.pick(speakers) }
  })
}

function questionsAbout(
  issues: readonly Issue[],
  answers: ReadonlyMap<Issue, ReadonlyMap<string, number>>,
  random: SeededRandom
): Question[] {
  return issues.flatMap((issue) => {
    const found = answers.get(issue) ?? new Map<string, number>()
    const said = some(3 + random.below(2), () => issue.words[random.below(issue.words.length)] ?? '')
    return found.size === 0 ? [] : [{ text: `${random.pick(asking)} the ${random.pick(asking)} about ${said.join(' ')}`, answers: found }]
  })
}

/** So many different ones. */
function some(count: number, next: () => string): string[] {
  const found = new Set<string>()
  for (let tries = 0; found.size < count && tries < count * 20; tries++) found.add(next())
  return [...found]
}
