import type { MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { healthQuery } from '../../api/queries'
import { LineChart } from '../../charts/figure'
import { RowsTable } from '../../charts/rows-table'
import { dayName, seconds } from '../../charts/time-series'
import { Section } from '../../ui/page'
import { Empty, Loading, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'

type CustomerHealth = MethodOutputs['customers.health']

const partNames: Record<CustomerHealth['parts'][number]['part'], string> = {
  usage: 'Usage',
  people: 'People',
  recency: 'Recency',
  conversations: 'Conversations',
  billing: 'Billing'
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
  const { history, parts } = health
  const [isTable, setIsTable] = useState(false)
  const drawn = useMemo(
    () => ({ times: history.map(({ day }) => seconds(day)), lines: [{ name: 'Health', values: history.map((each) => each.score) }] }),
    [history]
  )
  const [tone, word] = toneOf(score)
  return (
    <div className="health">
      <p className="health-score">
        <b>{score}</b> <span className="soft">of 100</span> <Badge of={tone} label={word} />
        {history.length > 1 && (
          <button type="button" className="link-button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Table
          </button>
        )}
      </p>
      {history.length > 1 &&
        (isTable ? (
          <RowsTable rows={history.map(({ day, score: each }) => ({ day, score: each }))} label="Health by day" />
        ) : (
          <Suspense fallback={<Loading rows={4} label="Loading the picture" />}>
            <LineChart label="Health, day by day" {...drawn} pointName={dayName} />
          </Suspense>
        ))}
      <ul className="health-parts">
        {parts.map(({ part, score: each, weight, reason }) => (
          <li key={part} className={each === null ? 'soft' : ''}>
            <span className="health-part">{partNames[part]}</span>
            <span className="health-room" aria-hidden="true">
              <span className={`health-bar ${each === null ? '' : toneOf(each)[0]}`} style={{ width: `${each ?? 0}%` }} />
            </span>
            <span className="number">{each ?? '–'}</span>
            <span className="health-why">
              {each !== null && `Counts ${Math.round(100 * weight)} %. `}
              <Said>{reason}</Said>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toneOf(score: number): [string, string] {
  if (score >= 75) return ['good', 'High']
  return score >= 50 ? ['warn', 'Medium'] : ['bad', 'Low']
}
