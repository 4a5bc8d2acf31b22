import type { HookName } from '../../hooks/index.js'
import { counted, type LetterLine } from '../../mail/index.js'
import type { HookDataByName } from '../../public-types/index.js'
import { amountOf } from '../../relationship/index.js'
import type { JsonObject } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'

/** The text of a mail about an event. `more` counts the lines that did not fit. */
export interface EventText {
  subject: string
  intro: string
  lines: LetterLine[]
  more: number
}

/** The names of the customers and the person of an event. */
export interface Names {
  customer(id: string | null): string
  person: string
  /** The title of the attention item. */
  attention: string | undefined
}

/** The most lines of a mail. */
const maxLines = 15
const maxDetail = 300

/** The text of a mail about an event of this name. */
export function eventText(name: HookName, data: JsonObject, names: Names): EventText {
  const write = texts[name] as unknown as (data: JsonObject, names: Names) => EventText
  return write(data, names)
}

const customerPath = (id: string, tab?: string) => `/console/customers/${id}${tab === undefined ? '' : `?tab=${tab}`}`

/** The text of an event that fits on one line. */
const oneLine = (subject: string, intro: string, line: LetterLine): EventText => ({ subject, intro, lines: [line], more: 0 })

/** A code as a word: `PAST_DUE` is "past due". */
const word = (code: string) => code.toLowerCase().replaceAll('_', ' ')

const texts: { [Name in HookName]: (data: HookDataByName[Name], names: Names) => EventText } = {
  'customer.activated': ({ customerId }, { customer }) =>
    oneLine(`${customer(customerId)} was activated`, 'A customer is active for the first time.', {
      text: customer(customerId),
      detail: 'The customer has its first activating event.',
      path: customerPath(customerId)
    }),
  'customer.churned': ({ customerId, from }, { customer }) =>
    oneLine(`${customer(customerId)} churned`, 'A customer no longer pays.', {
      text: customer(customerId),
      detail: from === 'NONE' ? 'Rapport learned of the customer after the end.' : `The billing status was “${word(from)}” before.`,
      path: customerPath(customerId, 'revenue')
    }),
  'customer.merged': ({ intoId, reason }, { customer }) =>
    oneLine(`Another record is now part of ${customer(intoId)}`, 'Two records turned out to be one customer.', {
      text: customer(intoId),
      detail: mergeReasons[reason],
      path: customerPath(intoId)
    }),
  'user.identified': ({ userId, customerId, externalId, email }, { customer, person }) =>
    oneLine(`${email ?? externalId ?? person} is known now`, 'Rapport knows who a person is.', {
      text: person,
      detail: customerId === null ? 'The person belongs to no customer yet.' : `The person belongs to ${customer(customerId)}.`,
      path: `/console/people/${userId}`
    }),
  'fact.detected': ({ customerId, factType, status }, { customer }) =>
    oneLine(`New fact about ${customer(customerId)}: ${word(factType)}`, 'Rapport found a fact about a customer.', {
      text: `${customer(customerId)}: ${word(factType)}`,
      detail: status === 'CANDIDATE' ? 'The fact is not certain yet.' : null,
      path: customerPath(customerId, 'facts')
    }),
  'subscription.changed': ({ customerId, before, after }, { customer }) =>
    oneLine(
      before === null ? `${customer(customerId)} has a new subscription` : `A subscription of ${customer(customerId)} changed`,
      before === null ? 'A subscription is new.' : 'A subscription has another status or amount.',
      {
        text: `${customer(customerId)}: ${subscriptionWords(after)}`,
        detail: before === null ? null : `Before: ${subscriptionWords(before)}.`,
        path: customerPath(customerId, 'revenue')
      }
    ),
  'attention.opened': ({ itemId, customerId, isReopened }, { customer, attention }) =>
    oneLine(
      `${customer(customerId)} needs attention${attention === undefined ? '' : `: ${attention}`}`,
      isReopened ? 'An attention item is open again.' : 'An attention item is new.',
      { text: attention ?? customer(customerId), detail: `About ${customer(customerId)}.`, path: `/console/attention?item=${itemId}` }
    ),
  'attention.resolved': ({ itemId, customerId }, { customer, attention }) =>
    oneLine(`Resolved for ${customer(customerId)}${attention === undefined ? '' : `: ${attention}`}`, 'An attention item is resolved.', {
      text: attention ?? customer(customerId),
      detail: `About ${customer(customerId)}.`,
      path: `/console/attention?item=${itemId}`
    }),
  'segment.entered': (data, names) => segmentText(data, names, 'entered'),
  'segment.left': (data, names) => segmentText(data, names, 'left'),
  'signal.occurred': ({ customerId, title, reason, evidence }, { customer }) => ({
    subject: `${customer(customerId)}: ${title}`,
    intro: 'A signal was seen at a customer.',
    lines: [
      { text: `${customer(customerId)}: ${title}`, detail: cutCodePoints(reason, maxDetail), path: customerPath(customerId) },
      ...evidence.slice(0, maxLines - 1).map((each) => ({ text: cutCodePoints(each.title, maxDetail), detail: null, path: null }))
    ],
    more: Math.max(0, evidence.length - maxLines + 1)
  }),
  'automation.ran': ({ name, customers }) => ({
    subject: `${name}: ${counted(customers.length, 'customer')}`,
    intro: `The automation “${name}” found ${counted(customers.length, 'customer')}.`,
    lines: customers.slice(0, maxLines).map((each) => ({
      text: `${cutCodePoints(each.customerName, 80)}: ${each.title}`,
      detail: detailOf(each),
      path: customerPath(each.customerId)
    })),
    more: Math.max(0, customers.length - maxLines)
  })
}

const mergeReasons: Record<HookDataByName['customer.merged']['reason'], string> = {
  domain_owned: 'The other record was a domain that belongs to this customer.',
  account_joined: 'The other record was an account that belongs to this customer.',
  reviewed: 'Somebody confirmed that both are the same customer.'
}

function segmentText(
  { name, customerId, userId }: HookDataByName['segment.entered'],
  { customer, person }: Names,
  what: 'entered' | 'left'
): EventText {
  const who = userId === null ? customer(customerId) : person
  const path = userId !== null ? `/console/people/${userId}` : customerId === null ? '/console/segments' : customerPath(customerId)
  const detail = userId !== null && customerId !== null ? `The person belongs to ${customer(customerId)}.` : null
  return oneLine(`${who} ${what} the segment ${name}`, `A segment has one ${what === 'entered' ? 'more' : 'fewer'} member.`, {
    text: `${who} ${what} “${name}”`,
    detail,
    path
  })
}

function subscriptionWords({ status, mrrCents, currency }: HookDataByName['subscription.changed']['after']): string {
  const amount = amountOf(mrrCents, currency)
  return amount === undefined ? word(status) : `${word(status)}, ${amount} a month`
}

/** Why an automation names a customer, what the customer pays, and who owns it. */
function detailOf({ reason, mrrCents, currency, ownerName }: HookDataByName['automation.ran']['customers'][number]): string | null {
  const amount = mrrCents === null ? undefined : amountOf(mrrCents, currency)
  const parts = [
    cutCodePoints(reason, maxDetail),
    ...(amount === undefined ? [] : [`MRR: ${amount}.`]),
    ...(ownerName === null ? [] : [`Owner: ${cutCodePoints(ownerName, 80)}.`])
  ]
  return parts.filter((part) => part !== '').join(' ') || null
}
