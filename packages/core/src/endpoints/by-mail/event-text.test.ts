import { describe, expect, it } from 'vitest'
import { hookNames } from '../../hooks/index.js'
import type { HookDataByName } from '../../public-types/index.js'
import { eventText } from './event-text.js'

const id = '0198c0de-0000-7000-8000-000000000001'
const evidence = { kind: 'event', id, title: 'Exported', observedAt: '2026-03-02T09:00:00.000Z', value: 1, comparedWith: null }
const ranFor = {
  customerId: id,
  customerName: 'Acme',
  title: 'Export',
  reason: 'It exported 3 times.',
  mrrCents: 125_000,
  currency: 'eur',
  ownerName: 'Ada',
  link: null,
  signalIds: [id],
  occurrenceIds: [id]
}
const inSegment = { segmentId: id, name: 'At risk', customerId: id, userId: null }
const item = { itemId: id, customerId: id, cause: 'host:Quota' }

const samples: HookDataByName = {
  'customer.activated': { customerId: id },
  'customer.churned': { customerId: id, from: 'PAST_DUE' },
  'customer.merged': { fromId: id, intoId: id, reason: 'domain_owned' },
  'user.identified': { userId: id, customerId: id, externalId: 'u_1', email: 'bo@acme.test' },
  'fact.detected': { factId: id, customerId: id, factType: 'CONTACT_DEPARTURE', status: 'CANDIDATE' },
  'subscription.changed': {
    subscriptionId: id,
    externalId: 'sub_1',
    customerId: id,
    before: { status: 'trialing', mrrCents: 0, currency: 'usd' },
    after: { status: 'past_due', mrrCents: 125_000, currency: 'usd' }
  },
  'attention.opened': { ...item, isReopened: true },
  'attention.resolved': item,
  'segment.entered': inSegment,
  'segment.left': { ...inSegment, userId: id },
  'signal.occurred': {
    occurrenceId: id,
    signalId: id,
    customerId: id,
    severity: 'HIGH',
    title: 'No activity for 8 days',
    reason: 'Nobody came.',
    evidence: Array.from({ length: 20 }, () => evidence)
  },
  'automation.ran': { automationId: id, name: 'Tell', runId: id, customers: Array.from({ length: 20 }, () => ranFor) }
}

const names = { customer: () => 'Acme', person: 'Bo', attention: 'Quota is used up' }

describe('the words of a mail', () => {
  it.each(hookNames)('of %s name people and customers, and neither ids nor codes nor times of machines', (name) => {
    const { subject, intro, lines, more } = eventText(name, { ...samples[name] }, names)
    const shown = [subject, intro, ...lines.flatMap(({ text, detail }) => [text, detail ?? ''])].join('\n')
    expect(shown).toMatch(/Acme|Bo|bo@acme\.test/)
    expect(shown).not.toMatch(/0198c0de|\d{4}-\d{2}-\d{2}T|[A-Z]{2,}_|host:|undefined|null/)
    expect(lines[0]?.path).toMatch(/^\/console\/(customers|people|attention)/)
    expect(lines.length).toBeLessThanOrEqual(15)
    expect(lines.length + more).toBe(name === 'automation.ran' ? 20 : name === 'signal.occurred' ? 21 : 1)
  })
})
