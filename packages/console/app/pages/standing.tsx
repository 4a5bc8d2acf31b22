import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Standing } from '../api/briefing'
import { locale, t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { day, money, shortMoney, sourceKind } from '../ui/format'
import { Avatar, Said, When } from '../ui/text'
import { StateBadge } from './assessments'
import { opening } from './source-address'
import './standing.css'

/** A day such as 2026-03-04 as people write it. */
export const dayOf = (date: string) => day(new Date(`${date}T12:00:00`))

/** A sentence of the assessment as people read it: days as they write them. What somebody said stays as it was said. */
export const readable = (text: string) =>
  text.replace(/“[^”]*”|\b\d{4}-\d\d-\d\d\b/g, (found) => (found.startsWith('“') ? found : dayOf(found)))

/** Amounts of a year, each currency by itself: "$31K and €4K". */
export const worthWords = (worth: readonly { currency: string; yearlyCents: number }[]) =>
  new Intl.ListFormat(locale()).format(worth.map(({ currency, yearlyCents }) => shortMoney(yearlyCents, currency)))

/** Why a customer is in its state, without the quote where that stands beside it. */
export function whyOf({ reason, quote, headline }: Standing): string {
  if (!reason) return readable(headline)
  const at = quote === null ? -1 : reason.text.indexOf(': “')
  return readable(at < 0 ? reason.text : `${reason.text.slice(0, at)}.`)
}

/** The health score, and how it moved. */
export function HealthScore({ health }: { health: Standing['health'] }) {
  if (!health) return null
  const { score, band, change } = health
  const moved = change && change.points !== 0 ? change : null
  return (
    <span className={`health-mark ${band}`}>
      {t('standing.health', { score })}
      {moved && (
        <span className="soft">
          {' '}
          {moved.points > 0
            ? t('standing.rose', { points: moved.points, count: moved.days })
            : t('standing.fell', { points: -moved.points, count: moved.days })}
        </span>
      )}
    </span>
  )
}

/** The customer's own words; they open the place where they were said, lit up there. */
function QuoteLink({ quote }: { quote: NonNullable<Standing['quote']> }) {
  const { text, source, reporter, saidAt } = quote
  return (
    <span className="account-quote">
      {source ? (
        <Link to="." search={(before) => ({ ...before, ...opening(source.type, source.id, text) })} resetScroll={false}>
          “<Said>{text}</Said>”
        </Link>
      ) : (
        <q>
          <Said>{text}</Said>
        </q>
      )}
      <span className="soft">
        {reporter !== null && <TextOf of="standing.reportedBy" values={{ name: <Said>{reporter}</Said> }} />}{' '}
        {source && sourceKind(source.type)} {saidAt && <When at={saidAt} />}
      </span>
    </span>
  )
}

/** What to do next, and until when. */
export function NextStep({ next: { action, by } }: { next: Standing['next'] }) {
  if (action === 'none') return null
  return (
    <span className="account-next">
      {by === null ? t(`standing.next.${action}`) : t('standing.nextBy', { action: t(`standing.next.${action}`), day: dayOf(by) })}
    </span>
  )
}

/** When the term ends, in a line. */
function RenewalDay({ renewal }: { renewal: NonNullable<Standing['renewal']> }) {
  const values = { day: dayOf(renewal.endsOn) }
  if (renewal.isEnding) return <>{t('standing.ends', values)}</>
  return <>{renewal.autoRenews ? t('standing.renewsItself', values) : t('standing.renews', values)}</>
}

interface AccountRowProps {
  account: Standing
  renewal?: Standing['renewal']
  /** A column of the list's own, in front of the last one. */
  children?: ReactNode
}

/** A customer in a list: one judgement, why, one quote, one number, the renewal and one next action. */
export function AccountRow({ account, renewal = account.renewal, children }: AccountRowProps) {
  const { customerId, name, state, hasLeft, quote, health, owner, next } = account
  const yearly = renewal && renewal !== account.renewal ? renewal : account
  return (
    <li className="account">
      <Avatar name={name} />
      <div className="account-main">
        <p className="account-head">
          <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="account-name" data-row>
            <Said>{name}</Said>
          </Link>
          <StateBadge state={state} hasLeft={hasLeft} />
          <HealthScore health={health} />
        </p>
        <p className="account-why">
          <Said>{whyOf(account)}</Said>
        </p>
        {quote && <QuoteLink quote={quote} />}
        <NextStep next={next} />
      </div>
      {children}
      <div className="account-aside">
        <b>{yearly.yearlyCents ? t('standing.yearly', { amount: money(yearly.yearlyCents, yearly.currency) }) : t('standing.noRevenue')}</b>
        <span className="soft">{renewal ? <RenewalDay renewal={renewal} /> : t('standing.noTerm')}</span>
        {owner && (
          <span className="soft account-owner">
            <Said>{owner.name || owner.email}</Said>
          </span>
        )}
      </div>
    </li>
  )
}
