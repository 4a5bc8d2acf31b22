import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { attentionQuery } from '../api/queries'
import { type Session, signOut, useMay, useSession } from '../api/session'
import { t } from '../texts/catalogue'
import { forgetDrafts } from '../ui/draft'
import { count } from '../ui/format'
import { Icon } from '../ui/icons'
import { Avatar, Said } from '../ui/text'
import { placesOf } from './places'
import { applyTheme, savedTheme, type Theme } from './theme'

const PinnedViews = lazy(() =>
  import('./pinned-views').then(
    ({ PinnedViews: Views }) => ({ default: Views }),
    () => ({ default: () => null })
  )
)

const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** Where one is, and where one can go. */
export function Sidebar({ onFind, onShortcuts }: { onFind(): void; onShortcuts(): void }) {
  const session = useSession()
  const queries = useQueryClient()
  const [theme, setTheme] = useState(savedTheme)
  const signedOut = () => {
    forgetDrafts()
    return queries.resetQueries()
  }
  const leave = useMutation({ mutationFn: signOut, onSuccess: signedOut })
  const turn = () => {
    applyTheme(nextTheme[theme])
    setTheme(nextTheme[theme])
  }
  return (
    <div className="sidebar">
      <div className="workspace">
        <Avatar name={session?.organization.name ?? ''} />
        <span className="workspace-name">
          <Said>{session?.organization.name ?? ''}</Said>
        </span>
      </div>
      <button type="button" className="find" onClick={onFind}>
        <Icon name="search" />
        <span>{t('shell.find')}</span>
        <kbd>⌘K</kbd>
      </button>
      <nav aria-label={t('shell.pages')}>
        <ul>
          {placesOf(session).map(({ to, name, icon }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/', includeSearch: false }}
                className="place"
                activeProps={{ 'aria-current': 'page' }}
              >
                <Icon name={icon} />
                <span>{name}</span>
                {to === '/attention' && <OpenItems />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <PinnedViews />
      </Suspense>
      <div className="sidebar-foot">
        <button type="button" className="place" onClick={turn}>
          <Icon name="sun" />
          <span>{t(`shell.theme.${theme}`)}</span>
        </button>
        <button type="button" className="place" onClick={onShortcuts}>
          <Icon name="more" />
          <span>{t('shell.keyboard')}</span>
          <kbd>?</kbd>
        </button>
        {session?.canSignOut && (
          <button type="button" className="place" onClick={() => leave.mutate()} title={signedInAs(session)}>
            <Icon name="out" />
            <span>{t('team.signIn.out')}</span>
          </button>
        )}
      </div>
    </div>
  )
}

function signedInAs({ memberName, keyName }: Session): string {
  if (memberName !== null) return t('team.signIn.as', { name: memberName })
  return keyName === null ? '' : t('team.signIn.withKey', { name: keyName })
}

function OpenItems() {
  const may = useMay('customer_intelligence:read')
  const total = useInfiniteQuery({ ...attentionQuery('open'), enabled: may }).data?.pages[0]?.pagination.total ?? 0
  return total > 0 ? <span className="tally">{count(total)}</span> : null
}
