'use client'

import { createContext, createElement, type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Consent, Options } from './config.js'
import { rapport } from './index.js'
import type { Rapport, User } from './tracker.js'

/** What the provider takes: the options of `init`, and optionally a tracker other than the page's own, for tests. */
export interface RapportProviderProps extends Options {
  tracker?: Rapport
  children?: ReactNode
}

const Tracker = createContext<Rapport>(rapport)

/**
 * Starts the tracker for everything below it and shuts it down when it leaves the page. Options count at the first render. On a server
 * nothing happens.
 *
 * ```tsx
 * <RapportProvider publicKey="pk_…" host="https://data.example.com"><App /></RapportProvider>
 * ```
 */
export function RapportProvider({ tracker = rapport, children, ...options }: RapportProviderProps): ReactElement {
  const ending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // Children's effects run before this component's own, and they may already track.
  const [settings] = useState(() => {
    tracker.init(options)
    return options
  })
  useEffect(() => {
    // Strict mode takes every component out once and puts it back at once: that is no reason to stop.
    clearTimeout(ending.current)
    tracker.init(settings)
    return () => {
      ending.current = setTimeout(() => tracker.shutdown(), 0)
    }
  }, [tracker, settings])
  return createElement(Tracker.Provider, { value: tracker }, children)
}

/** The tracker of the nearest provider; without one, the page's own. */
export const useRapport = (): Rapport => useContext(Tracker)

/** The function that sends an event: `const track = useTrack()`, then `track('Report exported', { pages: 12 })`. */
export const useTrack = <Declared = unknown>(): Rapport<Declared>['track'] => useRapport().track as Rapport<Declared>['track']

/**
 * Keeps the visitor's identity in the tracker: identifies the user, identifies again when the ids change, and resets
 * when the user is gone.
 */
export function useIdentify(user: User | null | undefined): void {
  const tracker = useRapport()
  const ids = user ? JSON.stringify([user.userId, user.email]) : ''
  const known = useRef('')
  useEffect(() => {
    if (ids === known.current) return undefined
    known.current = ids
    if (user) tracker.identify(user)
    else tracker.reset()
    return undefined
  }, [tracker, user, ids])
}

/** The state of consent and the two functions that change it; `pending` until the first effect has run. */
export function useConsent(): { consent: Consent; optIn(): void; optOut(): void } {
  const tracker = useRapport()
  const [consent, setConsent] = useState<Consent>('pending')
  useEffect(() => {
    setConsent(tracker.getConsent())
    return undefined
  }, [tracker])
  const decide = (decision: () => void) => () => {
    decision()
    setConsent(tracker.getConsent())
  }
  return { consent, optIn: decide(tracker.optIn), optOut: decide(tracker.optOut) }
}
