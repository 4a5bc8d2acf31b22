import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, Outlet, useMatchRoute, useRouterState, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Away, LiveHints } from '../api/live'
import { mayDo, SignedOut, sessionQuery, useSession } from '../api/session'
import { t } from '../texts/catalogue'
import { codeWord } from '../ui/format'
import { Icon } from '../ui/icons'
import { Empty, Failure, Loading } from '../ui/states'
import { Toasts } from '../ui/toasts'
import { useKeys } from './keys'
import type { OverPage } from './over'
import { PageFailure } from './page-failure'
import { grantOf } from './places'
import { away } from './script-away'
import { Sidebar } from './sidebar'

const Over = lazy(async () => ({ default: (await import('./over').catch(away)).Over }))
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in').catch(away)).SignInAgain }))
const SignInPage = lazy(async () => ({ default: (await import('./sign-in').catch(away)).SignInPage }))

/** What is around every page. Whoever is not signed in sees how to, and comes back to the same address. */
export function Shell() {
  const isJoining = useMatchRoute()({ to: '/join' }) !== false
  const session = useQuery({ ...sessionQuery, enabled: !isJoining })
  if (isJoining) return <Outlet />
  const ended = session.error instanceof SignedOut ? session.error : undefined
  // The page stays as it is behind: nothing that is typed there is lost.
  if (session.data)
    return (
      <>
        <SignedIn />
        {ended && (
          <Suspense>
            <SignInAgain message={ended.message} canSignIn={ended.canSignIn} was={session.data} />
          </Suspense>
        )}
      </>
    )
  if (ended)
    return (
      <Suspense fallback={<Waiting />}>
        <SignInPage message={ended.message} canSignIn={ended.canSignIn} />
      </Suspense>
    )
  if (session.error)
    return (
      <main className="alone">
        <Failure error={session.error} retry={() => void session.refetch()} />
      </main>
    )
  return <Waiting />
}

function Waiting() {
  return (
    <main className="alone">
      <Loading rows={3} />
    </main>
  )
}

const idleMs = 1_000

/** Once the page has been there for a while, what may open over it is loaded, so that it opens at once, also while the server is away. */
function useLoadedLater(): void {
  useEffect(() => {
    // What does not come now is asked for again when it is to open.
    const load = () => void Promise.allSettled([import('./over'), import('./sign-in')])
    const timer = setTimeout(load, idleMs)
    return () => clearTimeout(timer)
  }, [])
}

function SignedIn() {
  const [over, setOver] = useState<OverPage>()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { source } = useSearch({ from: '__root__' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what is over this one
  useEffect(() => {
    setOver(undefined)
  }, [path])
  useLoadedLater()
  useKeys({ onCommands: () => setOver('commands'), onShortcuts: () => setOver('shortcuts') })
  return (
    <LiveHints>
      <Toasts>
        <a className="skip" href="#content">
          {t('shell.skip')}
        </a>
        <div className="shell">
          <header className="topbar">
            <button type="button" className="button icon-only" aria-label={t('shell.menu')} onClick={() => setOver('menu')}>
              <Icon name="menu" />
            </button>
            <span className="topbar-name">Rapport</span>
            <button type="button" className="button icon-only" aria-label={t('shell.findLabel')} onClick={() => setOver('commands')}>
              <Icon name="search" />
            </button>
          </header>
          <header className="side">
            <Sidebar onFind={() => setOver('commands')} onShortcuts={() => setOver('shortcuts')} />
          </header>
          <main id="content" tabIndex={-1}>
            <Away />
            <Allowed />
          </main>
        </div>
        {(over !== undefined || source !== undefined) && (
          <CatchBoundary getResetKey={() => `${source} ${over}`} errorComponent={PageFailure}>
            <Suspense>
              <Over shown={over} show={setOver} />
            </Suspense>
          </CatchBoundary>
        )}
      </Toasts>
    </LiveHints>
  )
}

/** The page, to whom it may be shown: others are told what it takes, and nothing is asked of the server. */
function Allowed() {
  const match = useMatchRoute()
  const session = useSession()
  const grant = grantOf((to) => match({ to, fuzzy: true }) !== false)
  if (grant === undefined || mayDo(session, grant)) return <Outlet />
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('shell.notAllowed')}</h1>
      <Empty title={t('shell.notAllowed')}>
        <span title={grant}>{t('shell.notAllowedWhy', { permission: codeWord('grant', grant) })}</span>
      </Empty>
    </div>
  )
}

export function NotFound() {
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('shell.notFound')}</h1>
      <Empty title={t('shell.notFound')}>{t('shell.notFoundWhy')}</Empty>
    </div>
  )
}
