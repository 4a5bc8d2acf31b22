import type { AssessedReason } from '../assessment/index.js'
import type { Measured } from './measured.js'

/** What health is made of, in the order in which people see it. */
export const partNames = ['usage', 'people', 'breadth', 'recency', 'conversations', 'problems', 'champion', 'billing', 'term'] as const

export type HealthPartName = (typeof partNames)[number]

/** One number that tells how near a customer is to leaving: 0 where it speaks for the customer, 1 where it speaks against it most, null where it is not known. */
interface Feature {
  /** The part of the score that it counts for; null for what only a fitted model weighs. */
  part: HealthPartName | null
  /** The points that it takes off the score at most. */
  points: number
  /** In words, for people who look at a model. */
  words: string
  of(measured: Measured): number | null
}

const within = (value: number) => Math.min(1, Math.max(0, value))
/** 0 at `best`, 1 at `worst`, in proportion between. */
const from = (best: number, worst: number) => (value: number) => within((value - best) / (worst - best))

/** Small numbers move by chance: so much is added to both sides of a comparison. */
const comparedWith = (now: number, usual: number, chance: number) => Math.log((now + chance) / (usual + chance))

/** What the reasons of some subjects say together: the first counts in full, each further one half of the one before. */
function pointsOf({ assessment }: Measured, tells: (reason: AssessedReason) => boolean): number {
  return assessment.reasons.filter(tells).reduce((sum, { points }, index) => sum + points / 2 ** index, 0)
}

/** Whether a reason rests on words, and not on numbers or tickets. */
export const isSaid = ({ factId, sourceId, subject }: AssessedReason) => (factId !== null || sourceId !== null) && subject !== 'problem'
const about =
  (...subjects: readonly string[]) =>
  (reason: AssessedReason) =>
    isSaid(reason) && subjects.includes(reason.subject)
export const isTrouble = ({ bearing }: AssessedReason) => bearing === 'at_risk' || bearing === 'leaving' || bearing === 'stuck'
/** What reasons about the people who hold an account are about. */
export const champions: readonly string[] = ['champion', 'departure', 'disengagement']

/** Whether one would hear of trouble. */
export const isHeard = ({ assessment }: Measured) => assessment.conversations > 0 || assessment.reasons.some(isSaid)
const heard = (of: (measured: Measured) => number) => (measured: Measured) => (isHeard(measured) ? of(measured) : null)
/** Whether enough happened for a comparison. */
const used = (of: (measured: Measured) => number) => (measured: Measured) => (measured.use.usualEvents >= 3 ? of(measured) : null)

const hasTerm = (of: (term: NonNullable<Measured['term']>) => number) => (measured: Measured) => (measured.term ? of(measured.term) : null)
const near = (days: number | null, within: number) => (days === null || days < 0 || days > within ? 0 : 1 - days / within)

/**
 * The numbers, from which both the score and fitted models come. All are between 0 and 1 and point to leaving, so that no coefficient of a model may be
 * negative; only those without a part may have either sign.
 */
export const features = {
  usageWeek: {
    part: 'usage',
    points: 22,
    words: 'fewer events in the last week than usual',
    of: used(({ activity, use }) =>
      from(
        0.35,
        -1.8
      )(
        activity.usage
          ? comparedWith(activity.usage.observed, activity.usage.ordinary, 4)
          : comparedWith(use.events / 4, use.usualEvents / 4, 4)
      )
    )
  },
  usageMonth: {
    part: 'usage',
    points: 14,
    words: 'fewer events in the last four weeks than in the eight before',
    of: used(({ use }) => from(0.3, -1.5)(comparedWith(use.events, use.usualEvents, 6)))
  },
  activeDays: {
    part: 'usage',
    points: 8,
    words: 'few days with activity in the last four weeks',
    of: used(({ use }) => from(20, 2)(use.activeDays))
  },
  peopleFewer: {
    part: 'people',
    points: 10,
    words: 'fewer active people than usual',
    of: ({ activity: { people } }) => (people ? from(0.2, -1.2)(comparedWith(people.now, people.usual, 1)) : null)
  },
  peopleFew: {
    part: 'people',
    points: 4,
    words: 'fewer active people than other customers have',
    of: used(({ use, norms }) => from(0.8, -1.4)(comparedWith(use.people, norms.people, 1)))
  },
  breadthFewer: {
    part: 'breadth',
    points: 7,
    words: 'fewer different things done than usual',
    of: used(({ use }) => from(0.2, -1.2)(comparedWith(use.names, use.usualNames, 1)))
  },
  breadthFew: {
    part: 'breadth',
    points: 7,
    words: 'fewer different things done than by other customers',
    of: used(({ use, norms }) => from(0.6, -1.2)(comparedWith(use.names, norms.names, 1)))
  },
  silence: {
    part: 'recency',
    points: 16,
    words: 'working days without activity',
    of: ({ activity: { silentWorkingDays, firstAt } }) =>
      silentWorkingDays === null ? (firstAt === null ? null : 1) : within(Math.log1p(silentWorkingDays) / Math.log1p(15))
  },
  leavingTalk: {
    part: 'conversations',
    points: 20,
    words: 'talk of leaving, competitors or budget cuts',
    of: heard((measured) =>
      within(pointsOf(measured, (each) => isTrouble(each) && about('leaving', 'competitor', 'budget', 'usage')(each)) / 80)
    )
  },
  badMood: {
    part: 'conversations',
    points: 10,
    words: 'dissatisfied words',
    of: heard((measured) => within(pointsOf(measured, (each) => isTrouble(each) && about('sentiment')(each)) / 40))
  },
  noGoodWord: {
    part: 'conversations',
    points: 5,
    words: 'no word of satisfaction or growth',
    of: heard((measured) => 1 - within(pointsOf(measured, (each) => !isTrouble(each) && isSaid(each)) / 40))
  },
  openProblems: {
    part: 'problems',
    points: 14,
    words: 'tickets without an answer',
    of: heard((measured) => within(pointsOf(measured, ({ subject }) => subject === 'problem') / 70))
  },
  champion: {
    part: 'champion',
    points: 12,
    words: 'a champion or contact who leaves or withdraws',
    of: heard((measured) => within(pointsOf(measured, (each) => isTrouble(each) && about(...champions)(each)) / 50))
  },
  pastDue: {
    part: 'billing',
    points: 16,
    words: 'a payment past due',
    of: ({ billing: { status } }) => (isBilled(status) ? (status === 'PAST_DUE' || status === 'CHURNED' ? 1 : 0) : null)
  },
  paysLess: {
    part: 'billing',
    points: 12,
    words: 'lower payments than 30 days ago',
    of: ({ billing: { status, mrrCents, mrrBefore } }) =>
      isBilled(status) ? (mrrCents === null || mrrBefore === null || mrrBefore <= 0 ? 0 : from(0, 0.6)(1 - mrrCents / mrrBefore)) : null
  },
  notice: {
    part: 'term',
    points: 30,
    words: 'a notice, or the decision to leave',
    of: (measured) => {
      const given = within(pointsOf(measured, (each) => isSaid(each) && each.bearing === 'leaving') / 100)
      return given > 0 || isHeard(measured) || measured.term ? given : null
    }
  },
  ending: {
    part: 'term',
    points: 30,
    words: 'a term that will not be renewed',
    of: hasTerm(({ isEnding, days }) => (isEnding ? 0.5 + 0.5 * near(days, 120) : 0))
  },
  endNear: {
    part: 'term',
    points: 14,
    words: 'a term that ends soon, without automatic renewal',
    of: hasTerm(({ isEnding, autoRenews, days }) => (isEnding || autoRenews ? 0 : days !== null && days < 0 ? 1 : near(days, 90)))
  },
  renewalNear: {
    part: 'term',
    points: 8,
    words: 'a term that renews automatically soon',
    of: hasTerm(({ isEnding, autoRenews, days }) => (isEnding || !autoRenews ? 0 : near(days, 90)))
  },
  /** For models alone: who ends within a month of days leaves on one of them, however far they are. */
  endsIn30: { part: null, points: 0, words: 'a term that ends within 30 days', of: ({ term }) => endsWithin(term, 0, 30) },
  endsIn60: { part: null, points: 0, words: 'a term that ends in 31 to 60 days', of: ({ term }) => endsWithin(term, 30, 60) },
  endsIn90: { part: null, points: 0, words: 'a term that ends in 61 to 90 days', of: ({ term }) => endsWithin(term, 60, 90) },
  short: { part: null, points: 0, words: 'a short history', of: ({ use }) => 1 - within(Math.log1p(use.historyDays) / Math.log1p(1_000)) },
  small: { part: null, points: 0, words: 'few events', of: ({ use }) => 1 - within(Math.log1p(use.events) / Math.log1p(5_000)) },
  unheard: { part: null, points: 0, words: 'no known conversations', of: (measured) => (isHeard(measured) ? 0 : 1) },
  talk: {
    part: null,
    points: 0,
    words: 'many conversations',
    of: ({ assessment }) => within(Math.log1p(assessment.conversations) / Math.log1p(50))
  }
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof features

export const featureNames = Object.keys(features) as FeatureName[]

/** Raised whenever the numbers mean something else: models that were fitted on others are of no use then. */
export const featuresVersion = 1

const isBilled = (status: string) => status === 'PAYING' || status === 'TRIALING' || status === 'PAST_DUE' || status === 'CHURNED'

const endsWithin = (term: Measured['term'], after: number, until: number) =>
  term?.days == null ? 0 : term.days > after && term.days <= until ? 1 : 0

/** The numbers of a customer, in the order of `featureNames`. */
export const featuresOf = (measured: Measured): (number | null)[] => featureNames.map((name) => features[name].of(measured))
