import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, Outlet, useMatchRoute, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Away, LiveHints } from '../api/live'
import { mayDo, SignedOut, sessionQuery, useSession } from '../api/session'
import { SourcePanel } from '../pages/source-panel'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { codeWord } from '../ui/format'
import { Icon } from '../ui/icons'
import { Empty, Failure, Loading } from '../ui/states'
import { Toasts } from '../ui/toasts'
import { CommandMenu } from './command-menu'
import { PanelFailure } from './page-failure'
import { grantOf } from './places'
import { Shortcuts, useKeys } from './shortcuts'
import { Sidebar } from './sidebar'
import { SignInAgain, SignInPage } from './sign-in'

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
        {ended && <SignInAgain message={ended.message} canSignIn={ended.canSignIn} was={session.data} />}
      </>
    )
  if (ended) return <SignInPage message={ended.message} canSignIn={ended.canSignIn} />
  if (session.error)
    return (
      <main className="alone">
        <Failure error={session.error} retry={() => void session.refetch()} />
      </main>
    )
  return (
    <main className="alone">
      <Loading rows={3} />
    </main>
  )
}

type Over = 'menu' | 'commands' | 'shortcuts' | undefined

function SignedIn() {
  const [over, setOver] = useState<Over>()
  const close = () => setOver(undefined)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { source } = useSearch({ from: '__root__' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what is over this one
  useEffect(() => {
    setOver(undefined)
  }, [path])
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
        <CatchBoundary getResetKey={() => source ?? ''} errorComponent={PanelFailure}>
          <SourcePanel />
        </CatchBoundary>
        {over === 'menu' && (
          <Dialog kind="menu" title={t('shell.menu')} isTitleHidden onClose={close}>
            <Sidebar onFind={() => setOver('commands')} onShortcuts={() => setOver('shortcuts')} />
          </Dialog>
        )}
        {over === 'commands' && <CommandMenu onClose={close} />}
        {over === 'shortcuts' && <Shortcuts onClose={close} />}
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
