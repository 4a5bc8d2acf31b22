import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../texts/catalogue'
import { Icon } from './icons'
import { adviceOf } from './states'
import './button.css'
import './toasts.css'

interface Toast {
  id: number
  text: string
  isError: boolean
  /** Takes back what was done. */
  undo?: (() => unknown) | undefined
}

type Say = (toast: Omit<Toast, 'id'>) => void

const Say = createContext<Say>(() => undefined)
const shownMilliseconds = 6000
const undoMilliseconds = 12_000
const heldMilliseconds = 1000
let made = 0

/** Short messages at the edge of the screen: what was done, with what takes it back, or why it failed. They stay as long as the pointer or the focus is on them. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const region = useRef<HTMLDivElement>(null)
  const say = useCallback<Say>((toast) => setToasts((before) => [...before.slice(-2), { ...toast, id: ++made }]), [])
  const drop = useCallback((id: number) => setToasts((before) => before.filter((each) => each.id !== id)), [])
  const undo = useUndo(say, drop)
  const [oldest] = toasts
  useEffect(() => {
    if (!oldest) return
    const end = () => {
      const isHeld = region.current?.matches(':hover, :focus-within')
      if (isHeld) timer = setTimeout(end, heldMilliseconds)
      else drop(oldest.id)
    }
    let timer = setTimeout(end, oldest.undo ? undoMilliseconds : shownMilliseconds)
    return () => clearTimeout(timer)
  }, [oldest, drop])
  useUndoKey(toasts, undo)
  return (
    <Say value={say}>
      {children}
      <div className="toasts" ref={region}>
        <div role="status" aria-live="polite" aria-label={t('ui.messages')}>
          {toasts.map((toast) => (
            <div key={toast.id} className={toast.isError ? 'toast bad' : 'toast'}>
              <p>{toast.text}</p>
              {toast.undo && (
                <button type="button" className="link-button" onClick={() => undo(toast)}>
                  {t('ui.undo')}
                </button>
              )}
              <button type="button" className="button icon-only" aria-label={t('ui.dismissMessage')} onClick={() => drop(toast.id)}>
                <Icon name="close" />
              </button>
            </div>
          ))}
        </div>
      </div>
    </Say>
  )
}

/** Takes back what a message tells of, once, and says what came of it. */
function useUndo(say: Say, drop: (id: number) => void): (toast: Toast) => void {
  return useCallback(
    async ({ id, undo }: Toast) => {
      drop(id)
      try {
        await undo?.()
        say({ text: t('ui.undone'), isError: false })
      } catch (error) {
        say({ text: failureText(error), isError: true })
      }
    },
    [say, drop]
  )
}

/** ⌘Z and Ctrl Z take back the newest change that can be taken back, also while a panel is open. In a field they belong to what is typed there. */
function useUndoKey(toasts: readonly Toast[], undo: (toast: Toast) => void): void {
  const newest = useRef<Toast | undefined>(undefined)
  newest.current = toasts.findLast((toast) => toast.undo)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.key.toLowerCase() !== 'z' || isTyping || !newest.current) return
      event.preventDefault()
      undo(newest.current)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo])
}

function failureText(error: unknown): string {
  const { title, text } = adviceOf(error)
  const message = t('failures.withReason', { title, reason: text })
  const id = error instanceof Error && 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined
  return id === undefined ? message : t('failures.withRequest', { message, id })
}

/** What a change says when it is done, with what takes it back where something does, and when it fails. */
export function useOutcome() {
  const say = useContext(Say)
  return useMemo(
    () => ({
      done: (text: string, undo?: () => unknown) => say({ text, isError: false, undo }),
      failed: (error: unknown) => say({ text: failureText(error), isError: true })
    }),
    [say]
  )
}
