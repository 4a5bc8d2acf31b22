import { Link } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { customerName, personName } from '../../ui/format'
import { Avatar, Badge, Said, When } from '../../ui/text'
import { opening } from '../source-address'
import type { Champion } from './queries'

const tones = { present: 'good', quiet: 'warn', left: 'bad', removed: 'quiet' } as const

/** What a champion is to the account, in a word. */
export function ChampionBadge({ of: { status } }: { of: Champion }) {
  return <Badge of={tones[status]} label={t(`champions.status.${status}`)} />
}

/** Why somebody is the champion of an account, and how the account lost the champion. */
function ChampionReason({ of: { basis, activeDays, isTied, status, lastActivityAt, quote } }: { of: Champion }) {
  return (
    <>
      {basis === 'most_active'
        ? t(isTied ? 'champions.because.tied' : 'champions.because.most_active', { count: activeDays ?? 0 })
        : t(`champions.because.${basis}`)}{' '}
      {status === 'quiet' && <TextOf of="champions.lost.quiet" values={{ when: <When at={lastActivityAt} plain="day" /> }} />}
      {status === 'removed' && t('champions.lost.removed')}
      {status === 'left' && (quote ? t('champions.lost.left') : t('champions.lost.leftUnquoted'))}
      {quote && (
        <>
          {' '}
          <Link
            to="."
            search={(before) => ({ ...before, ...opening(quote.sourceType, quote.sourceId, quote.text) })}
            resetScroll={false}
            className="above"
          >
            “<Said>{quote.text}</Said>”
          </Link>
        </>
      )}
    </>
  )
}

/** A champion in a list: who, of which account, why. A page of the one leaves that one out. */
export function ChampionRow({ champion, shows = 'both' }: { champion: Champion; shows?: 'both' | 'person' | 'customer' }) {
  const { userId, name, email, customerId, customerName: account, customerDomain, lostAt } = champion
  const person = userId === null ? t('champions.unknown') : personName({ id: userId, name, email })
  const customer = customerName({ name: account, domain: customerDomain, id: customerId })
  return (
    <li className="list-row">
      <Avatar name={shows === 'customer' ? customer : person} />
      <span className="list-main">
        {shows === 'customer' || userId === null ? (
          <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="row-link" data-row>
            <Said>{shows === 'customer' ? customer : person}</Said>
          </Link>
        ) : (
          <Link to="/people/$id" params={{ id: userId }} search={{}} className="row-link" data-row>
            <Said>{person}</Said>
          </Link>
        )}
        {shows === 'both' && (
          <span className="list-under">
            <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="quiet-link above">
              <Said>{customer}</Said>
            </Link>
          </span>
        )}
        <span className="soft champion-reason">
          <ChampionReason of={champion} />
        </span>
      </span>
      <ChampionBadge of={champion} />
      <span className="list-when soft">{lostAt && <When at={lostAt} />}</span>
    </li>
  )
}
