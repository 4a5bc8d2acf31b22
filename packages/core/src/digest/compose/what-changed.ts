import { type Changes, readChanges } from '../../briefing/index.js'
import type { LetterLine } from '../../mail/index.js'
import { counted, listed } from '../../mail/index.js'
import { amountOf } from '../../relationship/index.js'
import { cutCodePoints } from '../../values/index.js'
import { maxName, type Part, type Reader } from './part.js'

type Changed = Changes['states'][number]

/** What changed since the last digest: how customers stand, terms that ended, and who is new. */
export async function whatChanged({ store, memberId, scope, from, now }: Reader): Promise<Part> {
  const { states, moreStates, outcomes, newCustomers } = await readChanges(store, from, now, scope === 'mine' ? memberId : undefined)
  const lines: LetterLine[] = [
    ...states.map((each) => ({
      text: `${nameOf(each)} ${stateWords(each)}`,
      detail: cutCodePoints(each.headline, 300) || null,
      path: `/console/customers/${each.customerId}`
    })),
    ...outcomes.map((each) => ({
      text: `${nameOf(each)} ${outcomeWords[each.outcome]}`,
      detail:
        [each.amountCents === null ? undefined : amountOf(each.amountCents, each.currency), each.reason ?? undefined]
          .filter((text) => text !== undefined)
          .join(', ') || null,
      path: `/console/customers/${each.customerId}`
    })),
    ...(newCustomers.count === 0
      ? []
      : [
          {
            text: `${counted(newCustomers.count, 'new customer')}: ${listed(newCustomers.first.map(nameOf), newCustomers.count)}`,
            detail: null,
            path: '/console/customers'
          }
        ])
  ]
  return { lines, more: moreStates, news: newsOf(states, outcomes, lines.length + moreStates) }
}

const nameOf = ({ name }: { name: string }) => cutCodePoints(name, maxName)

/** Bad news is named; of anything else the subject says how much there is. */
function newsOf(states: readonly Changed[], outcomes: Changes['outcomes'], all: number): string | null {
  const leaving = states.filter(({ to, hasLeft }) => hasLeft || to === 'leaving' || to === 'at_risk')
  const lost = outcomes.filter(({ outcome }) => outcome === 'churned')
  const bad = [...new Map([...leaving, ...lost].map((each) => [each.customerId, each])).values()]
  const [first] = bad
  if (first && bad.length === 1)
    return leaving[0] ? `${nameOf(first)} ${stateWords(leaving[0])}` : `${nameOf(first)} ${outcomeWords.churned}`
  if (first) return `${listed([nameOf(first)], bad.length)} may leave or have left`
  return all === 0 ? null : counted(all, 'change')
}

function stateWords({ to, hasLeft }: Pick<Changed, 'to' | 'hasLeft'>): string {
  if (hasLeft) return 'has left'
  return statesInWords[to]
}

const statesInWords: Record<Changed['to'], string> = {
  leaving: 'is leaving',
  at_risk: 'may leave',
  stuck: 'is stuck',
  growing: 'is growing',
  calm: 'is calm again',
  unknown: 'has gone quiet: how it stands is not known any more'
}

const outcomeWords: Record<Changes['outcomes'][number]['outcome'], string> = {
  renewed: 'has renewed',
  expanded: 'has renewed for more',
  contracted: 'has renewed for less',
  churned: 'has not renewed'
}
