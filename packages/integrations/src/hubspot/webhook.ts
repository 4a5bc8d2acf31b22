import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'
import { idOf } from './batches.js'

const tolerance = 300_000

/** Which streams tell of a kind of records: by the names of older webhooks, and by the ids of kinds in newer ones. */
const streamsOf: Readonly<Record<string, readonly string[]>> = {
  company: ['companies', 'archived_companies'],
  contact: ['contacts', 'archived_contacts'],
  deal: ['deals', 'archived_deals'],
  ticket: ['tickets', 'archived_tickets'],
  email: ['emails'],
  call: ['calls'],
  meeting_event: ['meetings'],
  note: ['notes']
}
const kinds: Readonly<Record<string, string>> = {
  '0-1': 'contact',
  '0-2': 'company',
  '0-3': 'deal',
  '0-5': 'ticket',
  '0-46': 'note',
  '0-47': 'meeting_event',
  '0-48': 'call',
  '0-49': 'email'
}

/**
 * Webhooks of the application: `X-HubSpot-Signature-v3`, in base64 over the method, the address, the raw body and the time, which may be five minutes
 * old. The secret is that of the app. One call may tell of several accounts.
 */
export const hubspotWebhook: WebhookRules = {
  verify({ header, body, url, secret, now }) {
    const time = header('x-hubspot-request-timestamp')?.trim() ?? ''
    if (url === undefined || !/^\d{1,15}$/.test(time) || Math.abs(now - Number(time)) > tolerance) return false
    const given = Buffer.from(header('x-hubspot-signature-v3')?.trim() ?? '', 'base64')
    const wanted = createHmac('sha256', secret)
      .update(`POST${decoded(url)}`)
      .update(body)
      .update(time)
      .digest()
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  },

  account: (body) => eventsOf(body).flatMap(({ portalId }) => idOf(portalId) ?? []),

  streams(body) {
    const named = eventsOf(body).flatMap((event) => {
      const [kind = '', change = ''] = (textOf(event.subscriptionType) ?? '').split('.')
      const name = kind === 'object' ? (kinds[textOf(event.objectTypeId) ?? ''] ?? '') : kind
      const streams = Object.hasOwn(streamsOf, name) ? (streamsOf[name] ?? []) : []
      return /^(deletion|privacyDeletion|merge|restore)$/.test(change) ? streams : streams.slice(0, 1)
    })
    return [...new Set(named)]
  }
}

/** The events of a call: a list of them, or a single one. */
function eventsOf(body: unknown): Fields[] {
  return (Array.isArray(body) ? itemsOf(body) : [body]).flatMap((event) => {
    const fields = fieldsOf(event)
    return fields && (numberOf(fields.portalId) !== undefined || textOf(fields.portalId) !== undefined) ? [fields] : []
  })
}

/** HubSpot signs an address with these characters as they are, and not encoded. */
function decoded(url: string): string {
  return url.replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi, (encoded) => decodeURIComponent(encoded))
}
