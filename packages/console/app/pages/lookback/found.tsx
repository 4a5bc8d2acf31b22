import type { MethodOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import { money, plural, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Badge, Said, When } from '../../ui/text'
import { opening } from '../source-address'
import { readable } from '../standing'

type Run = MethodOutputs['lookback.get']
type Result = NonNullable<Run['result']>
type Departure = Result['left'][number]

/** What a look-back found, in plain words. */
export function Found({ run, result }: { run: Run; result: Result }) {
  const { text, missing, left, revenue, assessment, trials, falseAlarms } = result
  return (
    <>
      <p>
        <strong>{text}</strong>{' '}
        <span className="soft">
          <When at={run.from} plain="day" /> to <When at={run.to} plain="day" />
        </span>
      </p>
      {missing.length > 0 && (
        <Section title="What is missing">
          <ul>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      )}
      {result.state === 'ready' && (
        <Section title="How good it was">
          <ul className="list">
            {[assessment, ...trials].map((score) => (
              <li className="list-row" key={score.name}>
                <span className="list-main">
                  <span>{score.name}</span>
                  <span className="soft list-under">
                    {score.said} told before, {score.missed} missed
                    {score.medianLeadDays !== null && ` · ${plural(score.medianLeadDays, 'day')} before in the median`} ·{' '}
                    {score.falseAlarmsPer50AccountsAMonth === null
                      ? 'too few days to judge false alarms'
                      : `${score.falseAlarmsPer50AccountsAMonth} false alarms per 50 accounts a month`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {revenue.map(({ currency, leftMrrCents, saidMrrCents }) => (
            <p key={currency}>
              Those who left paid {money(leftMrrCents, currency)} a month. Rapport would have told of {money(saidMrrCents, currency)} of
              this before.
            </p>
          ))}
        </Section>
      )}
      {left.length > 0 && (
        <Section title="Who left">
          <ul className="list">
            {left.map((departure) => (
              <DepartureRow key={`${departure.customerId} ${departure.leftAt}`} departure={departure} />
            ))}
          </ul>
        </Section>
      )}
      {falseAlarms.length > 0 && (
        <Section title="False alarms">
          <ul className="list">
            {falseAlarms.map(({ customerId, name, at, text: why }) => (
              <li className="list-row" key={`${customerId} ${at}`}>
                <span className="list-main">
                  <CustomerLink id={customerId} name={name} />
                  <span className="soft list-under">
                    <When at={at} plain="day" /> · <Said>{why}</Said>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function DepartureRow({ departure }: { departure: Departure }) {
  const { customerId, name, leftAt, mrrCents, currency, firstSaid, missing, timeline } = departure
  return (
    <li className="list-row">
      <span className="list-main">
        <CustomerLink id={customerId} name={name} />
        <span className="soft list-under">
          Left on <When at={leftAt} plain="day" />
          {mrrCents !== null && ` · ${money(mrrCents, currency)} / month`}
          {firstSaid?.by && ` · reported by ${firstSaid.by}`}
        </span>
        <span className="list-under">{firstSaid ? <FirstWords said={firstSaid} /> : missing.join(' ')}</span>
        {timeline.length > 0 && (
          <details>
            <summary>Timeline</summary>
            <ol>
              {timeline.map(({ from, state }) => (
                <li key={from}>
                  <When at={from} plain="day" />: {words(state)}
                </li>
              ))}
            </ol>
          </details>
        )}
      </span>
      <Badge
        of={firstSaid ? 'good' : 'bad'}
        label={firstSaid ? `${firstSaid.isAtLeast ? 'At least ' : ''}${plural(firstSaid.leadDays, 'day')} before` : 'Missed'}
      />
    </li>
  )
}

/** What told of it first: somebody's words open the place where they were said. */
function FirstWords({ said: { quote, text, sourceType, sourceId } }: { said: NonNullable<Departure['firstSaid']> }) {
  if (quote === null || sourceType === null || sourceId === null) return <Said>{readable(quote ?? text)}</Said>
  return (
    <Link to="." search={(before) => ({ ...before, ...opening(sourceType, sourceId, quote) })} resetScroll={false}>
      <Said>{quote}</Said>
    </Link>
  )
}

function CustomerLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to="/customers/$id" params={{ id }} search={{}}>
      <Said>{name}</Said>
    </Link>
  )
}
