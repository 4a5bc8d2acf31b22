import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type Briefing, briefingQuery, visitQuery } from '../../api/briefing'
import { customersQuery } from '../../api/queries'
import { useMay, useSession } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Icon } from '../../ui/icons'
import { Page, Section } from '../../ui/page'
import { Empty, Loading, Reading } from '../../ui/states'
import { choice } from '../../url'
import { AccountRow, worthWords } from '../standing'
import { questionNames } from './questions'
import { Since } from './since'
import { Welcome } from './welcome'
import '../../ui/filters.css'
import './home.css'

export const homeSearch = (raw: Record<string, unknown>) => choice(raw, 'about', questionNames)

/** What stands further down is loaded after what one comes for. */
const Below = lazy(() => import('./below').then(({ Below: default_ }) => ({ default: default_ })))

const Invitation = lazy(() => import('./digest-invitation').then(({ DigestInvitation: default_ }) => ({ default: default_ })))

/** Who may leave and why, what changed since one was here, how things go, and what was said. */
export function HomePage() {
  const may = useMay('customer_intelligence:read')
  const customers = useInfiniteQuery({ ...customersQuery({ limit: 1 }), enabled: may }).data?.pages[0]?.pagination.total
  if (!may)
    return (
      <Page title={t('home.title')}>
        <Empty title={t('home.noGrant')}>
          <TextOf of="home.noGrantText" />
        </Empty>
      </Page>
    )
  return (
    <Page title={t('home.title')}>
      {customers === 0 ? (
        <Welcome />
      ) : (
        <>
          <AskAnything />
          <Morning />
          <Suspense fallback={null}>
            <Invitation />
          </Suspense>
          <Suspense fallback={<Loading rows={4} />}>
            <Below />
          </Suspense>
        </>
      )}
    </Page>
  )
}

/** One types what one is looking for, and Enter shows every place where it was said. */
function AskAnything() {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  return (
    <search className="home-search">
      <form
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault()
          const q = typed.trim()
          void navigate({ to: '/search', search: q === '' ? {} : { q } })
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('home.ask')}
          placeholder={t('home.askHint')}
          maxLength={1000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-filter
        />
      </form>
    </search>
  )
}

function Morning() {
  const session = useSession()
  const visit = useQuery({ ...visitQuery(session?.organization.id ?? '', session?.memberId ?? null), enabled: session !== undefined })
  // Who cannot be asked when they were here last is told of the last days.
  const since = visit.data ?? null
  const briefing = useQuery({ ...briefingQuery(since), enabled: visit.isFetched })
  return (
    <Reading query={briefing} rows={8}>
      {(found) => (
        <>
          <Sentence mayLeave={found.mayLeave} />
          <Section title={t('home.accounts')} aside={<Link to="/renewals">{t('home.renewals')}</Link>}>
            {found.accounts.length === 0 ? (
              <Empty title={t('home.noneAtRisk')}>{t('home.noneAtRiskText')}</Empty>
            ) : (
              <ul className="accounts">
                {found.accounts.map((account) => (
                  <AccountRow key={account.customerId} account={account} />
                ))}
              </ul>
            )}
          </Section>
          <Since changes={found.changes} since={since} />
        </>
      )}
    </Reading>
  )
}

/** The morning in one sentence. */
function Sentence({ mayLeave }: { mayLeave: Briefing['mayLeave'] }) {
  const { customers: count, leaving, isMore, worth, unknownWorth } = mayLeave
  if (count === 0) return <p className="home-sentence">{t('home.nobodyLeaves')}</p>
  const first = isMore
    ? t('home.manyLeave', { number: count })
    : worth.length === 0
      ? t('home.mayLeave', { count })
      : t('home.worthMayLeave', { count, worth: worthWords(worth) })
  const more = [
    ...(leaving > 0 ? [t('home.haveSaidSo', { count: leaving })] : []),
    ...(unknownWorth > 0 ? [t('home.unknownWorth', { count: unknownWorth })] : [])
  ]
  return (
    <p className="home-sentence">
      {first} {more.length > 0 && <span className="soft">{more.join(' ')}</span>}
    </p>
  )
}
