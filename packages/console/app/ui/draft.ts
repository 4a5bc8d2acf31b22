import { useState } from 'react'
import { useSession } from '../api/session'

/** What is written in a form. This tab keeps it until it is saved, so that neither a key that ends nor a wrong click loses it. */
export interface Draft<Fields> {
  fields: Fields
  /** Whether it was written before: the page was left since. */
  isFromBefore: boolean
  change(part: Partial<Fields>): void
  /** Takes it out of the tab's memory: it is saved. */
  forget(): void
  /** Puts away what was written. */
  beginAnew(): void
}

const prefix = 'rapport-draft '

/** The draft of a form of this name; `begin` says what it begins with. Nothing secret may be in it. */
export function useDraft<Fields extends object>(name: string, begin: () => Fields): Draft<Fields> {
  const key = `${prefix}${useSession()?.organization.id} ${name}`
  const [isFromBefore, setFromBefore] = useState(() => sessionStorage.getItem(key) !== null)
  const [fields, setFields] = useState<Fields>(() => ({ ...begin(), ...storedIn(key) }))
  const forget = () => sessionStorage.removeItem(key)
  return {
    fields,
    isFromBefore,
    change(part) {
      const changed = { ...fields, ...part }
      setFields(changed)
      sessionStorage.setItem(key, JSON.stringify(changed))
    },
    forget,
    beginAnew() {
      forget()
      setFromBefore(false)
      setFields(begin())
    }
  }
}

/** Whether the form of this name was left before it was saved. */
export function useHasDraft(name: string): boolean {
  return sessionStorage.getItem(`${prefix}${useSession()?.organization.id} ${name}`) !== null
}

/** Whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

function storedIn(key: string): object {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  return typeof stored === 'object' && stored !== null ? stored : {}
}
