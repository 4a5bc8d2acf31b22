import { cutCodePoints, dateIn, day as dayLength, groupBy } from '../../values/index.js'
import type { Denial, EndedTerm, Evidence, Statement } from '../evidence.js'
import type { Reason } from '../reason.js'
import { statementWeight } from './statement-weights.js'

/**
 * What a denial takes back besides what was said of its own type, which has its status by then: who stays looks at nobody else any more.
 */
const alsoDenied: Readonly<Record<string, readonly string[]>> = { CHURN_RISK: ['COMPETITIVE'] }

/** So much of what was said stands in a sentence about it; the quote of the reason is whole. */
const maxSaid = 300
const shortened = (text: string) => (cutCodePoints(text, maxSaid) === text ? text : `${cutCodePoints(text, maxSaid - 1)}…`)

/** The denials themselves count as reasons for so many days. */
const denialDays = 120

/**
 * The reasons in what was said. A statement counts by its probability, and less every day. A later denial takes from all earlier statements of its type: one
 * that ends them leaves what its own doubt leaves, one that weakens them half of that more.
 */
export function fromStatements({ statements, denials, endedTerms }: Evidence, now: number, timeZone: string): Reason[] {
  const renewedAt = Math.max(0, ...endedTerms.flatMap(renewalOf))
  return [
    ...oncePerSource(statements.flatMap((statement) => reasonOf(statement, { denials, renewedAt }, now, timeZone) ?? [])),
    ...denials.flatMap((denial) => commitmentOf(denial, statements, now, timeZone) ?? [])
  ]
}

/** Who says the same twice in one mail or call has said it once: the stronger words count. */
function oncePerSource(reasons: readonly Reason[]): Reason[] {
  const named = ({ subject, bearing, sourceType, sourceId, factId }: Reason) =>
    `${subject} ${bearing} ${sourceId === null ? factId : `${sourceType} ${sourceId}`}`
  return [...groupBy(reasons, named).values()].flatMap((its) =>
    its.toSorted((a, b) => b.points - a.points).map((reason, index) => (index === 0 ? reason : { ...reason, points: 0 }))
  )
}

/** Who renews takes back what was said before. What renews by itself says nothing: the notice may be given all the same. */
function renewalOf({ outcome, at, isSaid }: EndedTerm): number[] {
  return isSaid && (outcome === 'renewed' || outcome === 'expanded') ? [at] : []
}

function reasonOf(
  statement: Statement,
  { denials, renewedAt }: { denials: readonly Denial[]; renewedAt: number },
  now: number,
  timeZone: string
): Reason | undefined {
  const weight = statementWeight(statement)
  if (!weight) return undefined
  const fresh = freshness(daysBetween(statement.at, now, timeZone), weight.fadesInDays)
  const isRenewed =
    renewedAt > statement.at && (weight.subject === 'notice' || weight.subject === 'leaving' || weight.subject === 'competitor')
  const byDenials = denials.filter((denial) => denies(denial, statement)).reduce((share, denial) => share * leftBy(denial), 1)
  const left = byDenials * (isRenewed ? leftByRenewal : 1)
  const probability = statement.probability * left
  const points = weight.points * fresh * probability
  if (points < 1) return undefined
  const said = statement.quote === null ? shortened(statement.assertion) : `“${shortened(statement.quote)}”`
  return {
    subject: weight.subject,
    bearing: weight.bearing,
    points,
    probability,
    text: `On ${dateIn(statement.at, timeZone)} ${statement.reporter === null ? 'it was said' : `${statement.reporter} reported`} ${weight.words}: ${said}`,
    quote: statement.quote,
    number: null,
    at: statement.at,
    factId: statement.factId,
    sourceType: statement.sourceType,
    sourceId: statement.sourceId,
    reporter: statement.reporter,
    isHandled: statement.isHandled
  }
}

const isTakenBackBy = (denial: Denial, factType: string) => (alsoDenied[denial.factType] ?? []).includes(factType)

/** Facts of a denial's own type have its effect in their status and confidence already, as far as it is about the same. */
function denies(denial: Denial, { factType, at }: Statement): boolean {
  return denial.at > at && isTakenBackBy(denial, factType)
}

/** What age leaves of a statement: little goes at first, all in the end. */
const freshness = (age: number, days: number) => Math.max(0, 1 - (age / days) ** 2)

/** Days of the workspace's calendar, so that a judgement changes with the day and not within it. */
const daysBetween = (from: number, to: number, timeZone: string) =>
  Math.max(0, Math.round((Date.parse(dateIn(to, timeZone)) - Date.parse(dateIn(from, timeZone))) / dayLength))

const leftByRenewal = 0.1
const leftBy = ({ effect, probability }: Denial) => (effect === 'ends' ? 1 - probability : 1 - probability / 2)

/** A denial of leaving speaks for a customer that stays, as long as nothing was said to the contrary since. */
function commitmentOf(denial: Denial, statements: readonly Statement[], now: number, timeZone: string): Reason | undefined {
  if (denial.factType !== 'CHURN_RISK') return undefined
  const isContradicted = statements.some(
    ({ factType, at }) => at >= denial.at && (factType === denial.factType || isTakenBackBy(denial, factType))
  )
  const fresh = freshness(daysBetween(denial.at, now, timeZone), denialDays)
  if (isContradicted || fresh <= 0) return undefined
  return {
    subject: 'commitment',
    bearing: 'calm',
    points: 60 * denial.probability * fresh,
    probability: denial.probability,
    text: `On ${dateIn(denial.at, timeZone)} it was said that they stay${denial.quote === null ? '.' : `: “${shortened(denial.quote)}”`}`,
    quote: denial.quote,
    number: null,
    at: denial.at,
    factId: null,
    sourceType: denial.sourceType,
    sourceId: denial.sourceId,
    reporter: null,
    isHandled: false
  }
}
