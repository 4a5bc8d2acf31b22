import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { adviceOf } from './states'
import './toasts.css'

interface Toast {
  id: number
  text: string
  isError: boolean
}

const Say = createContext<(text: string, isError?: boolean) => void>(() => undefined)
const shownMilliseconds = 6000
let made = 0

/** Short messages at the edge of the screen: what was done, or why it was not. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const say = useCallback(
    (text: string, isError = false) => setToasts((before) => [...before.slice(-2), { id: ++made, text, isError }]),
    []
  )
  useEffect(() => {
    if (toasts.length === 0) return
    const timer = setTimeout(() => setToasts((before) => before.slice(1)), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [toasts])
  return (
    <Say value={say}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map(({ id, text, isError }) => (
          <p key={id} className={isError ? 'toast bad' : 'toast'}>
            {text}
          </p>
        ))}
      </div>
    </Say>
  )
}

/** What a change says when it is done, and when it fails. */
export function useOutcome() {
  const say = useContext(Say)
  return {
    done: (text: string) => say(text),
    failed: (error: unknown) => {
      const { title, text } = adviceOf(error)
      const id =
        error instanceof Error && 'requestId' in error && typeof error.requestId === 'string' ? ` (request ${error.requestId})` : ''
      say(`${title}: ${text}${id}`, true)
    }
  }
}
