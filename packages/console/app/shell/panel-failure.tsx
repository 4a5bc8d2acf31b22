import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router'
import { t } from '../texts/catalogue'
import { Dialog } from '../ui/dialog'
import { Failure } from '../ui/states'
import { useRetry } from './retry'

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
