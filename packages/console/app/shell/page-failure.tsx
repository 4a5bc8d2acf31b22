import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../texts/catalogue'
import { Failure } from '../ui/states'
import { useRetry } from './retry'

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

/** What is around the pages has failed: there is nothing left but to load the console anew. */
export function FrameFailure({ error }: ErrorComponentProps) {
  return (
    <main className="alone">
      <h1 className="visually-hidden">{t('failures.console')}</h1>
      <Failure error={error} retry={() => location.reload()} />
    </main>
  )
}
