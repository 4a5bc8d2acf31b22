import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { t } from '../texts/catalogue'
import { Icon } from './icons'
import { StillWorking } from './states'
import './dialog.css'

/** A panel over the page: at the side, in the middle, or at the top. Escape closes it, and focus goes back to where it was. */
export function Dialog({
  title,
  description,
  kind,
  onClose,
  children,
  isTitleHidden
}: {
  title: ReactNode
  description?: string
  kind: 'side' | 'middle' | 'top' | 'menu'
  onClose(): void
  children: ReactNode
  isTitleHidden?: boolean
}) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(document.activeElement)
  /** Focus begins where one goes on: in the first field of a form, else on the panel as a whole, and not on what closes it. */
  const focusFirst = (event: Event) => {
    event.preventDefault()
    const field = content.current?.querySelector<HTMLElement>('input, textarea')
    const target = field ?? content.current
    target?.focus()
  }
  /** The library gives the focus back to triggers alone, which these panels have none of. What had it may be gone, or an address opened the panel: then the page has it. */
  const focusBefore = (event: Event) => {
    event.preventDefault()
    if (document.activeElement?.closest('[role="dialog"]')) return
    const { current } = before
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
    const target = isThere ? current : document.querySelector<HTMLElement>('[role="dialog"], #content')
    target?.focus({ preventScroll: true })
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          ref={content}
          className={`dialog ${kind}`}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusBefore}
          onEscapeKeyDown={(event) => {
            // What is open within the panel closes first.
            if (event.target instanceof HTMLElement && event.target.dataset.closes !== undefined) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // A message that offers to take a change back is no way out of the panel.
            if (event.target instanceof Element && event.target.closest('.toasts')) event.preventDefault()
          }}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={isTitleHidden ? 'visually-hidden' : 'dialog-head'}>
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {!isTitleHidden && (
              <Radix.Close className="button icon-only" aria-label={t('ui.close')}>
                <Icon name="close" />
              </Radix.Close>
            )}
          </div>
          {description && <Radix.Description className="dialog-text">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Asks once before what cannot be taken back. */
export function Confirm({
  title,
  text,
  act,
  leave = t('ui.cancel'),
  isBusy,
  onAct,
  onClose
}: {
  title: string
  text: string
  act: string
  /** What the button says that changes nothing. */
  leave?: string
  isBusy: boolean
  onAct(): void
  onClose(): void
}) {
  return (
    <Dialog kind="middle" title={title} description={text} onClose={onClose}>
      <StillWorking isBusy={isBusy} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {leave}
        </button>
        <button type="button" className="button danger" onClick={onAct} disabled={isBusy}>
          {isBusy ? t('ui.working') : act}
        </button>
      </div>
    </Dialog>
  )
}
