import { RapportError } from '@rapport/client/session'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { Failure } from '../ui/states'

/** Tries again what has failed, with answers that are read anew: those that are held may be what it failed on. */
function useRetry(error: unknown, reset: () => void): () => void {
  const queries = useQueryClient()
  const router = useRouter()
  // A browser never asks again for a script that did not come. The console is loaded anew, as soon as there is a server to load it from.
  if (error instanceof RapportError && error.code === 'CONNECTION_FAILED')
    return () =>
      void fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => location.reload(),
        () => undefined
      )
  return () => {
    void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    void router.invalidate().then(reset)
  }
}

/** A page that has failed, in its place: the navigation around it still works, and another page takes its place. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(error, reset)
  // What failed for want of a network is tried again once there is one.
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('failures.page')}</h1>
      <Failure error={error} retry={retry} />
    </div>
  )
}

/** A panel over the page that has failed: the page stays. */
export function PanelFailure({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(error, reset)
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: ({ source: _, quote: __, ...rest }) => rest, resetScroll: false })
  return (
    <Dialog kind="side" title={t('failures.panel')} onClose={close}>
      <Failure error={error} retry={retry} />
    </Dialog>
  )
}

/** What is around the pages has failed: there is nothing left but to load the console anew. */
export function FrameFailure({ error }: ErrorComponentProps) {
  return (
    <main className="alone">
      <h1 className="visually-hidden">{t('failures.console')}</h1>
      <Failure error={error} retry={() => location.reload()} />
    </main>
  )
}
