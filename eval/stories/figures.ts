import { readSet, type SetPart } from '../labelled.js'
import { replayStories, type Told } from './replay.js'
import { type Story, storyDays, type TrueState } from './story.js'

/** So many days after a change every part should tell of it. */
const patienceDays = 3
const troubles: readonly string[] = ['leaving', 'at_risk', 'stuck']

/** How many stories are told right, and what is told wrongly. */
export interface StoryFigures {
  /** Stories with trouble or growth, and those of them that all parts tell right. */
  eventful: number
  toldRight: number
  /** Trouble or growth that is not told by its end. */
  missed: number
  /** Trouble that is told though it was over. */
  stale: number
  /** Calm stories, and those of them with a pressing item or trouble on some day. */
  calm: number
  noisy: number
  /** Stories that are called unknown, and are not. */
  unknown: number
  /** Stories in which two parts contradict each other on some day. */
  contradictory: number
  wrong: string[]
}

/** Replays the stories of a part of the sets, and compares what is told with what is so. */
export async function storyFigures(part: SetPart, onDay?: (day: number) => void): Promise<StoryFigures> {
  const stories = readSet<Story>(part, 'stories')
  const told = await replayStories(stories, onDay)
  const figures = { eventful: 0, toldRight: 0, missed: 0, stale: 0, calm: 0, noisy: 0, unknown: 0, contradictory: 0 }
  const wrong: string[] = []
  for (const story of stories) {
    const days = told.get(story.id) ?? []
    const spans = spansOf(story)
    const isCalm = spans.every(({ state }) => state === 'calm' || state === 'unknown')
    const faults = spans.flatMap((span) => faultsOf(span, days))
    const contradictions = days.flatMap((each, index) => contradictionIn(each, index) ?? [])
    if (contradictions.length > 0) figures.contradictory++
    if (faults.some(({ kind }) => kind === 'unknown')) figures.unknown++
    if (isCalm) {
      figures.calm++
      const isPaymentDue = story.worthAttention.some(({ about }) => about === 'payment due')
      const noise = days.flatMap((each, index) => noiseIn(each, index, isPaymentDue) ?? [])
      if (noise.length > 0) figures.noisy++
      if (noise[0] !== undefined) wrong.push(`${story.id} ${story.account.name} noise: ${noise[0]}`)
    } else {
      figures.eventful++
      if (faults.length === 0 && contradictions.length === 0) figures.toldRight++
      if (faults.some(({ kind }) => kind === 'missed')) figures.missed++
      if (faults.some(({ kind }) => kind === 'stale')) figures.stale++
    }
    wrong.push(...faults.map(({ kind, text }) => `${story.id} ${story.account.name} ${kind}: ${text}`))
    if (contradictions[0] !== undefined) wrong.push(`${story.id} ${story.account.name} contradicts: ${contradictions[0]}`)
  }
  return { ...figures, wrong }
}

/** The same as figures by name: shares and counts. */
export function namedStoryFigures(told: StoryFigures): Record<string, number> {
  return {
    'stories, told right by all parts (of 20)': told.toldRight,
    'stories, missed (of 20)': told.missed,
    'stories, stale (of 20)': told.stale,
    'stories, calm ones with noise (of 20)': told.noisy,
    'stories, called unknown and are not (of 40)': told.unknown,
    'stories, parts contradict each other (of 40)': told.contradictory
  }
}

interface Span {
  from: number
  to: number
  state: string
  because: string
}

const nameOf = (state: TrueState) => state.replace(' ', '_')

function spansOf({ truth }: Story): Span[] {
  return truth.map(({ fromDay: from, state, because = '' }, index) => {
    return { from, to: (truth[index + 1]?.fromDay ?? storyDays) - 1, state: nameOf(state), because }
  })
}

interface Fault {
  kind: 'missed' | 'late' | 'stale' | 'unknown' | 'other'
  text: string
}

/** What is told wrongly of a span: some days after it began, and on its last day. */
function faultsOf({ from, to, state, because }: Span, days: readonly Told[]): Fault[] {
  const last = days[to]
  const soon = from + patienceDays < to && from > 0 ? days[from + patienceDays] : undefined
  const faults: Fault[] = []
  if (last && last.state !== state) {
    const kind =
      last.state === 'unknown'
        ? 'unknown'
        : troubles.includes(state) || state === 'growing'
          ? 'missed'
          : troubles.includes(last.state)
            ? 'stale'
            : 'other'
    faults.push({ kind, text: `day ${to}: ${state} (${because}) is told as ${last.headline}` })
  } else if (soon && soon.state !== state) {
    faults.push({ kind: 'late', text: `day ${from + patienceDays}: ${state} (${because}) is told as ${soon.headline}` })
  }
  return faults
}

const isPressing = ({ priority }: { priority: string }) => priority !== 'NORMAL'

/** A payment that really was due is no noise. */
function noiseIn({ state, headline, items }: Told, index: number, isPaymentDue: boolean): string | undefined {
  if (troubles.includes(state)) return `day ${index}: ${headline}`
  const item = items.find((each) => isPressing(each) && !(isPaymentDue && /past due/.test(each.title)))
  return item && `day ${index}: ${item.priority} ${item.title}`
}

/** Parts that say opposite things of the same account on the same day. */
function contradictionIn({ state, items, health, brief }: Told, index: number): string | undefined {
  const has = (title: string) => items.some((item) => item.title === title)
  if (state === 'leaving' && health !== null && health > 30) return `day ${index}: leaving, and health ${health}`
  if (state === 'leaving' && items.length === 0) return `day ${index}: leaving, and no item`
  if ((state === 'calm' || state === 'growing') && (has('They may leave') || has('They are leaving'))) {
    return `day ${index}: ${state}, and an item that they may leave`
  }
  if ((state === 'leaving' || state === 'at_risk') && (has('They may want more') || /They want more/.test(brief))) {
    return `day ${index}: ${state}, and an item that they want more`
  }
  return undefined
}
