import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { Icon } from './icons'
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
  /** Focus begins where one goes on: in the first field of a form, else on the panel as a whole, and not on what closes it. */
  const focusFirst = (event: Event) => {
    event.preventDefault()
    const field = content.current?.querySelector<HTMLElement>('input, textarea')
    const target = field ?? content.current
    target?.focus()
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          ref={content}
          className={`dialog ${kind}`}
          onOpenAutoFocus={focusFirst}
          onEscapeKeyDown={(event) => {
            // What is open within the panel closes first.
            if (event.target instanceof HTMLElement && event.target.dataset.closes !== undefined) event.preventDefault()
          }}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={isTitleHidden ? 'visually-hidden' : 'dialog-head'}>
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {!isTitleHidden && (
              <Radix.Close className="button icon-only" aria-label="Close">
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
  leave = 'Keep it',
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
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {leave}
        </button>
        <button type="button" className="button danger" onClick={onAct} disabled={isBusy}>
          {isBusy ? 'Working…' : act}
        </button>
      </div>
    </Dialog>
  )
}
