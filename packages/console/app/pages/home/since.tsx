import { Link } from '@tanstack/react-router'
import type { Briefing } from '../../api/briefing'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { ago, money } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { StateBadge } from '../assessments'
import { readable } from '../standing'

type Changes = Briefing['changes']

const outcomeTones = { renewed: 'good', expanded: 'good', contracted: 'warn', churned: 'bad' } as const

/** What changed since one was here; in a first visit, in the last days. */
export function Since({ changes, since }: { changes: Changes; since: string | null }) {
  const { states, moreStates, outcomes, newCustomers } = changes
  const isQuiet = states.length === 0 && outcomes.length === 0 && newCustomers.count === 0
  return (
    <Section title={since === null ? t('home.lastDays') : t('home.sinceYouWereHere', { when: ago(new Date(since)) })}>
      {isQuiet ? (
        <Empty title={t('home.nothingNew')} />
      ) : (
        <ul className="list">
          {states.map(({ customerId, name, from, to, hasLeft, headline, at }) => (
            <Row key={`state ${customerId}`} id={customerId} name={name} at={at} under={readable(headline)}>
              {from !== null && <span className="soft">{t('home.before', { state: t(`standing.states.${from}`) })}</span>}
              <StateBadge state={to} hasLeft={hasLeft} />
            </Row>
          ))}
          {outcomes.map(({ customerId, name, outcome, reason, amountCents, currency, at }) => (
            <Row
              key={`outcome ${customerId} ${at}`}
              id={customerId}
              name={name}
              at={at}
              under={[amountCents === null ? '' : money(amountCents, currency), reason ?? ''].filter(Boolean).join(' · ')}
            >
              <Badge of={outcomeTones[outcome]} label={t(`home.outcomes.${outcome}`)} />
            </Row>
          ))}
          {newCustomers.first.map(({ customerId, name, at }) => (
            <Row key={`new ${customerId}`} id={customerId} name={name} at={at} under="">
              <Badge of="info" label={t('home.new')} />
            </Row>
          ))}
        </ul>
      )}
      {moreStates > 0 && <p className="section-foot soft">{t('home.moreStates', { count: moreStates })}</p>}
      {newCustomers.count > newCustomers.first.length && (
        <p className="section-foot">
          <TextOf of="home.moreNew" values={{ count: newCustomers.count, list: <Link to="/customers">{t('home.allCustomers')}</Link> }} />
        </p>
      )}
    </Section>
  )
}

function Row({ id, name, at, under, children }: { id: string; name: string; at: string; under: string; children: React.ReactNode }) {
  return (
    <li className="list-row">
      <span className="list-main">
        <Link to="/customers/$id" params={{ id }} search={{}} className="row-link" data-row>
          <Said>{name}</Said>
        </Link>
        {under !== '' && (
          <span className="soft list-under">
            <Said>{under}</Said>
          </span>
        )}
      </span>
      {children}
      <span className="list-when soft">
        <When at={at} />
      </span>
    </li>
  )
}
