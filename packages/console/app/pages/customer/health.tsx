import type { MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { healthQuery } from '../../api/queries'
import { LineChart } from '../../charts/figure'
import { RowsTable } from '../../charts/rows-table'
import { dayName, seconds } from '../../charts/time-series'
import { Section } from '../../ui/page'
import { Empty, Loading, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'

type CustomerHealth = MethodOutputs['customers.health']

const partNames: Record<CustomerHealth['parts'][number]['part'], string> = {
  usage: 'Usage',
  people: 'People',
  breadth: 'Breadth of use',
  recency: 'Recency',
  conversations: 'Conversations',
  problems: 'Open problems',
  champion: 'Champion',
  billing: 'Billing',
  term: 'Term and notice'
}

const capNames: Record<CustomerHealth['caps'][number]['cap'], string> = {
  day: 'Limit of a day',
  payment: 'Payment',
  notice: 'Notice',
  range: 'Range'
}

/** How a customer is doing: the score, how it came to it, and what it is made of. */
export function Health({ id }: { id: string }) {
  const health = useQuery(healthQuery(id))
  return (
    <Section
      title="Health"
      aside={
        health.data?.calculatedAt && (
          <span className="soft section-aside">
            as of <When at={health.data.calculatedAt} plain="day" />
          </span>
        )
      }
    >
      <Reading query={health} rows={4}>
        {(found) =>
          found.score === null ? <Empty title="No score yet">{found.reason}</Empty> : <Score health={found} score={found.score} />
        }
      </Reading>
    </Section>
  )
}

function Score({ health, score }: { health: CustomerHealth; score: number }) {
  const { history, parts, caps, rank } = health
  const [isTable, setIsTable] = useState(false)
  const drawn = useMemo(
    () => ({ times: history.map(({ day }) => seconds(day)), lines: [{ name: 'Health', values: history.map((each) => each.score) }] }),
    [history]
  )
  return (
    <div className="health">
      <p className="health-score">
        <b>{score}</b> <span className="soft">of 100</span>
        {rank && rank.of > 1 && <span className="soft"> {rank.percentile} % of the other customers stand worse</span>}
        {history.length > 1 && (
          <button type="button" className="link-button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Table
          </button>
        )}
      </p>
      <Probabilities health={health} />
      {history.length > 1 &&
        (isTable ? (
          <RowsTable rows={history.map(({ day, score: each }) => ({ day, score: each }))} label="Health by day" />
        ) : (
          <Suspense fallback={<Loading rows={4} label="Loading the picture" />}>
            <LineChart label="Health, day by day" {...drawn} pointName={dayName} />
          </Suspense>
        ))}
      <ul className="health-parts">
        {parts.map(({ part, score: each, points, reason }) => (
          <li key={part} className={each === null ? 'soft' : ''}>
            <span className="health-part">{partNames[part]}</span>
            <span className="health-room" aria-hidden="true">
              <span className={`health-bar ${each === null ? '' : toneOf(each)}`} style={{ width: `${each ?? 0}%` }} />
            </span>
            <span className="number">{each === null ? '–' : signed(points)}</span>
            <span className="health-why">
              <Said>{reason}</Said>
            </span>
          </li>
        ))}
        {caps.map(({ cap, points, reason }) => (
          <li key={cap}>
            <span className="health-part">{capNames[cap]}</span>
            <span className="health-room" aria-hidden="true" />
            <span className="number">{signed(points)}</span>
            <span className="health-why">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="soft">Every customer begins with 100 points. These points add up to {score}.</p>
    </div>
  )
}

/** How likely the customer is to leave: shown only where that held in later months, with what it rests on. */
function Probabilities({ health: { probabilities } }: { health: CustomerHealth }) {
  if (!probabilities) return null
  const known = [
    [30, probabilities.days30],
    [60, probabilities.days60],
    [90, probabilities.days90]
  ].flatMap(([days, probability]) => (probability == null ? [] : [`${percent(probability)} within ${days} days`]))
  return (
    <p className="health-probabilities">
      Probability of leaving: {known.join(', ')}.{' '}
      <span className="soft">Estimated from how customers of this workspace left before, and tested on later months.</span>
    </p>
  )
}

const percent = (probability: number) => (probability < 0.01 ? 'less than 1 %' : `${Math.round(100 * probability)} %`)
const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

function toneOf(score: number): string {
  if (score >= 75) return 'good'
  return score >= 50 ? 'warn' : 'bad'
}
