import type { MethodOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { count, money, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Badge, Said, When } from '../../ui/text'
import { type CustomerState, stateTones } from '../assessments'
import { opening } from '../source-address'
import { readable } from '../standing'

type Run = MethodOutputs['lookback.get']
type Result = NonNullable<Run['result']>
type Departure = Result['left'][number]

const isState = (state: string): state is CustomerState => Object.hasOwn(stateTones, state)

/** What a look-back found, in plain words. */
export function Found({ run, result }: { run: Run; result: Result }) {
  const { text, missing, left, revenue, assessment, trials, falseAlarms } = result
  return (
    <>
      <p>
        <strong>
          <Said>{text}</Said>
        </strong>{' '}
        <span className="soft">
          <TextOf of="found.fromTo" values={{ from: <When at={run.from} plain="day" />, to: <When at={run.to} plain="day" /> }} />
        </span>
      </p>
      {missing.length > 0 && (
        <Section title={t('found.missing')}>
          <ul>
            {missing.map((each) => (
              <li key={each}>
                <Said>{each}</Said>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {result.state === 'ready' && (
        <Section title={t('found.accuracy')}>
          <ul className="list">
            {[assessment, ...trials].map((score) => (
              <li className="list-row" key={score.name}>
                <span className="list-main">
                  <span>
                    <Said>{score.name}</Said>
                  </span>
                  <span className="soft list-under">{accuracyOf(score).join(' ')}</span>
                </span>
              </li>
            ))}
          </ul>
          {revenue.map(({ currency, leftMrrCents, saidMrrCents }) => (
            <p key={currency}>{t('found.money', { left: money(leftMrrCents, currency), said: money(saidMrrCents, currency) })}</p>
          ))}
        </Section>
      )}
      {left.length > 0 && (
        <Section title={t('found.left')}>
          <ul className="list">
            {left.map((departure) => (
              <DepartureRow key={`${departure.customerId} ${departure.leftAt}`} departure={departure} />
            ))}
          </ul>
        </Section>
      )}
      {falseAlarms.length > 0 && (
        <Section title={t('found.falseAlarms')}>
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

/** How often one of the ways to judge was right, in sentences. */
function accuracyOf({ said, missed, medianLeadDays, falseAlarmsPer50AccountsAMonth }: Result['assessment']): string[] {
  return [
    t('found.counts', { said, missed }),
    ...(medianLeadDays === null ? [] : [t('found.lead', { count: medianLeadDays })]),
    falseAlarmsPer50AccountsAMonth === null
      ? t('found.fewDays')
      : t('found.falseAlarmRate', { number: count(falseAlarmsPer50AccountsAMonth) })
  ]
}

function DepartureRow({ departure }: { departure: Departure }) {
  const { customerId, name, leftAt, mrrCents, currency, firstSaid, missing, timeline } = departure
  return (
    <li className="list-row">
      <span className="list-main">
        <CustomerLink id={customerId} name={name} />
        <span className="soft list-under">
          <TextOf of="found.leftOn" values={{ day: <When at={leftAt} plain="day" /> }} />
          {mrrCents !== null && ` · ${t('found.perMonth', { amount: money(mrrCents, currency) })}`}
          {firstSaid?.by && (
            <>
              {' · '}
              <TextOf of="found.reportedBy" values={{ name: <Said>{firstSaid.by}</Said> }} />
            </>
          )}
        </span>
        <span className="list-under">{firstSaid ? <FirstWords said={firstSaid} /> : <Said>{missing.join(' ')}</Said>}</span>
        {timeline.length > 0 && (
          <details>
            <summary>{t('found.timeline')}</summary>
            <ol>
              {timeline.map(({ from, state }) => (
                <li key={from}>
                  <TextOf
                    of="found.stateFrom"
                    values={{ day: <When at={from} plain="day" />, state: isState(state) ? t(`standing.states.${state}`) : words(state) }}
                  />
                </li>
              ))}
            </ol>
          </details>
        )}
      </span>
      <Badge of={firstSaid ? 'good' : 'bad'} label={leadOf(firstSaid)} />
    </li>
  )
}

function leadOf(said: Departure['firstSaid']): string {
  if (!said) return t('found.missed')
  return t(said.isAtLeast ? 'found.beforeAtLeast' : 'found.before', { count: said.leadDays })
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
