import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client'

export type OwnDigest = MethodOutputs['digest.get']
export type Digest = NonNullable<OwnDigest['digest']>
export type DigestChange = MethodInputs['digest.set']

/** The digest of whoever looks, and how the address stands. */
export const digestQuery = queryOptions({ queryKey: ['digest'], queryFn: ({ signal }) => client.digest.get({ signal }) })

/** What the digest would say now. */
export const digestPreviewQuery = queryOptions({
  queryKey: ['digest', 'preview'],
  queryFn: ({ signal }) => client.digest.preview({}, { signal })
})

/** The zone of this browser, where the day of whoever looks begins. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A digest every Monday morning, by mail, of the own accounts. */
export const mondayMorning = (): DigestChange => ({
  enabled: true,
  channel: 'email',
  schedule: { cadence: 'weekly', weekday: 1, localTime: '09:00', timezone: ownZone() }
})
