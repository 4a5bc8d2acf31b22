import type { MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { healthQuery } from '../../api/queries'
import { LineChart } from '../../charts/figure'
import { RowsTable } from '../../charts/rows-table'
import { dayName, seconds } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { codeWord, listed, percent, signed } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Loading, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'

type CustomerHealth = MethodOutputs['customers.health']

/** How a customer is doing: the score, how it came to it, and what it is made of. */
export function Health({ id }: { id: string }) {
  const health = useQuery(healthQuery(id))
  return (
    <Section
      title={t('health.title')}
      aside={
        health.data?.calculatedAt && (
          <span className="soft section-aside">
            <TextOf of="health.asOf" values={{ day: <When at={health.data.calculatedAt} plain="day" /> }} />
          </span>
        )
      }
    >
      <Reading query={health} rows={4}>
        {(found) =>
          found.score === null ? (
            <Empty title={t('health.none')}>{found.reason && <Said>{found.reason}</Said>}</Empty>
          ) : (
            <Score health={found} score={found.score} />
          )
        }
      </Reading>
    </Section>
  )
}

function Score({ health, score }: { health: CustomerHealth; score: number }) {
  const { history, parts, caps, rank } = health
  const [isTable, setIsTable] = useState(false)
  const drawn = useMemo(
    () => ({
      times: history.map(({ day }) => seconds(day)),
      lines: [{ name: t('health.title'), values: history.map((each) => each.score) }]
    }),
    [history]
  )
  return (
    <div className="health">
      <p className="health-score">
        <span className="soft">
          <TextOf of="health.score" values={{ score: <b>{score}</b> }} />
        </span>
        {rank && rank.of > 1 && <span className="soft">{t('health.rank', { share: percent(rank.percentile / 100) })}</span>}
        {history.length > 1 && (
          <button type="button" className="link-button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {t('charts.table')}
          </button>
        )}
      </p>
      <Probabilities health={health} />
      {history.length > 1 &&
        (isTable ? (
          <RowsTable
            rows={history.map(({ day, score: each }) => ({ day, score: each }))}
            label={t('health.byDay')}
            nameOf={(column) => codeWord('column', column)}
          />
        ) : (
          <Suspense fallback={<Loading rows={4} label={t('charts.loading', { title: t('health.title') })} />}>
            <LineChart label={t('health.byDay')} {...drawn} pointName={dayName} />
          </Suspense>
        ))}
      <ul className="health-parts">
        {parts.map(({ part, score: each, points, reason }) => (
          <li key={part} className={each === null ? 'soft' : ''}>
            <span className="health-part">{t(`health.parts.${part}`)}</span>
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
            <span className="health-part">{t(`health.caps.${cap}`)}</span>
            <span className="health-room" aria-hidden="true" />
            <span className="number">{signed(points)}</span>
            <span className="health-why">
              <Said>{reason}</Said>
            </span>
          </li>
        ))}
      </ul>
      <p className="soft">{t('health.sum', { score })}</p>
    </div>
  )
}

/** How likely the customer is to leave: shown only where that held in later months, with what it rests on. */
function Probabilities({ health: { probabilities } }: { health: CustomerHealth }) {
  if (!probabilities) return null
  const chances = (
    [
      [30, probabilities.days30],
      [60, probabilities.days60],
      [90, probabilities.days90]
    ] as const
  ).flatMap(([count, probability]) => (probability === null ? [] : [t('health.chance', { share: shareOf(probability), count })]))
  return (
    <p className="health-probabilities">
      {t('health.leaving', { chances: listed(chances) })} <span className="soft">{t('health.leavingWhy')}</span>
    </p>
  )
}

const shareOf = (probability: number) => (probability < 0.01 ? t('health.lessThan', { share: percent(0.01) }) : percent(probability))

function toneOf(score: number): string {
  if (score >= 75) return 'good'
  return score >= 50 ? 'warn' : 'bad'
}
