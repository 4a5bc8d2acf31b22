import { expect, test, vi } from 'vitest'
import * as standIn from '../test/react-stand-in.js'
import type { Consent } from './config.js'
import type { Rapport, User } from './tracker.js'

vi.mock('react', () => standIn)
const { RapportProvider, useConsent, useIdentify, useRapport, useTrack } = await import('./react.js')
const { createElement, createRoot, useEffect } = standIn
const { rapport } = await import('./index.js')

/** A tracker that writes down what is asked of it. */
function recorder() {
  const calls: unknown[][] = []
  let consent: Consent = 'pending'
  let running = false
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args])
    }
  const tracker: Rapport = {
    ...rapport,
    init(options) {
      if (!running) note('init')(options)
      running = true
    },
    shutdown() {
      note('shutdown')()
      running = false
    },
    track: note('track'),
    identify: note('identify'),
    reset: note('reset'),
    optIn() {
      consent = 'granted'
    },
    optOut() {
      consent = 'denied'
    },
    getConsent: () => consent
  }
  return { tracker, calls }
}
const provide = (tracker: Rapport, child: () => unknown) =>
  createElement(RapportProvider, { publicKey: 'pk_1', tracker }, createElement(child, {}))

test('the provider starts the tracker with its options before any child tracks, and ends it when it leaves', async () => {
  const { tracker, calls } = recorder()
  const root = createRoot()
  root.render(
    provide(tracker, () => {
      const track = useTrack()
      useEffect(() => {
        track('shown', { first: true })
        return undefined
      }, [])
      return null
    })
  )
  expect(calls).toEqual([
    ['init', { publicKey: 'pk_1' }],
    ['track', 'shown', { first: true }]
  ])
  root.unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls.at(-1)).toEqual(['shutdown'])
})

test('strict mode, which takes every component out once, does not stop the tracker', async () => {
  const { tracker, calls } = recorder()
  createRoot({ strict: true }).render(provide(tracker, () => null))
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toEqual([['init', { publicKey: 'pk_1' }]])
})

test('useIdentify identifies when the user changes and resets when there is none any more', () => {
  const { tracker, calls } = recorder()
  const root = createRoot()
  const show = (user: User | null) =>
    root.render(
      provide(tracker, () => {
        useIdentify(user)
        return null
      })
    )
  show(null)
  show({ userId: 'ada' })
  show({ userId: 'ada' })
  show({ userId: 'bob', traits: { plan: 'pro' } })
  show(null)
  show(null)
  expect(calls.slice(1)).toEqual([['identify', { userId: 'ada' }], ['identify', { userId: 'bob', traits: { plan: 'pro' } }], ['reset']])
})

test('useConsent tells the state and changes it', () => {
  const { tracker } = recorder()
  const root = createRoot()
  let seen: ReturnType<typeof useConsent> | undefined
  const show = () =>
    root.render(
      provide(tracker, () => {
        seen = useConsent()
        return null
      })
    )
  show()
  expect(seen?.consent).toBe('pending')
  seen?.optIn()
  show()
  expect(seen?.consent).toBe('granted')
  seen?.optOut()
  show()
  expect(seen?.consent).toBe('denied')
})

test('without a provider the hooks use the tracker of the page, and on a server nothing happens', () => {
  let found: Rapport | undefined
  createRoot().render(
    createElement(() => {
      found = useRapport()
      return null
    }, {})
  )
  expect(found).toBe(rapport)
  found?.init({ publicKey: 'pk_1' })
  found?.track('on a server')
  expect(found?.getVisitorId()).toBeUndefined()
  expect(found?.getConsent()).toBe('denied')
})
