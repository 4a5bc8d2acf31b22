import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../api/session'
import { placesOf } from './places'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The keys that work on every page: g and a letter, /, ⌘K, ?, and j and k in lists. */
export function useKeys({ onCommands, onShortcuts }: { onCommands(): void; onShortcuts(): void }): void {
  const navigate = useNavigate()
  const session = useSession()
  const wentAt = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event
      if ((event.metaKey || event.ctrlKey) && key.toLowerCase() === 'k') {
        event.preventDefault()
        onCommands()
        return
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const place = event.timeStamp - wentAt.current < 1500 ? placesOf(session).find(({ letter }) => letter === key) : undefined
      wentAt.current = key === 'g' ? event.timeStamp : 0
      if (place) void navigate({ to: place.to })
      else if (key === '?') onShortcuts()
      else if (key === '/') focusFilter(event, onCommands)
      else if (key === 'j' || key === 'k') moveInList(key === 'j' ? 1 : -1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, session, onCommands, onShortcuts])
}

function focusFilter(event: KeyboardEvent, otherwise: () => void): void {
  event.preventDefault()
  const filter = document.querySelector<HTMLElement>('main [data-filter]')
  if (filter) filter.focus()
  else otherwise()
}

/** The links of rows, in their order on the page. */
function moveInList(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
}
