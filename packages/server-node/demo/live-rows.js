import { html } from './html.js'

const firstSeen = new Map()

/** The class of a row that was not there before, so that the eye finds it. What is there when the page begins is not new. */
function arrival(id) {
  const now = performance.now()
  if (!firstSeen.has(id)) firstSeen.set(id, now)
  const since = firstSeen.get(id)
  return since > 3000 && now - since < 2000 ? 'new' : ''
}

/** How long ago, in rough words that do not change each second. */
export function ago(time) {
  const seconds = (Date.now() - new Date(time).getTime()) / 1000
  if (seconds < 60) return 'just now'
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`
  return new Date(time).toLocaleDateString()
}

const initials = (text) =>
  text
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const calm = (text) => text.toLowerCase().replaceAll('_', ' ')

export function personRow({ id, name, email, customerName, customerDomain, journeyStage, lastActivityAt }) {
  const label = name ?? email ?? id
  const about = [name ? email : undefined, customerName ?? customerDomain, lastActivityAt ? ago(lastActivityAt) : undefined]
  return html`<div class="row ${arrival(id)}"><span class="avatar" aria-hidden="true">${initials(label)}</span>
    <span>${label}<small>${about.filter(Boolean).join(' · ')}</small></span><span class="badge">${calm(journeyStage)}</span></div>`
}

export function customerRow({ id, name, domain, billingStatus, contactCount, lastActivityAt }, chosen) {
  const label = name ?? domain ?? id
  const about = [
    domain !== label ? domain : undefined,
    `${contactCount} ${contactCount === 1 ? 'person' : 'people'}`,
    lastActivityAt ? ago(lastActivityAt) : undefined
  ]
  return html`<button type="button" class="row ${arrival(id)}" id="customer-${id}" data-customer="${id}" aria-pressed="${chosen ? 'true' : 'false'}">
    <span class="avatar square" aria-hidden="true">${initials(label)}</span><span>${label}<small>${about.filter(Boolean).join(' · ')}</small></span>${billingStatus !== 'NONE' && html`<span class="badge">${calm(billingStatus)}</span>`}</button>`
}

/** A time of the clock, with the day where it is not today. */
function clock(time) {
  const at = new Date(time)
  const day = at.toDateString() === new Date().toDateString() ? '' : `${at.toLocaleDateString()} `
  return `${day}${at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`
}

const dollars = (cents) => (typeof cents === 'number' ? `$${(cents / 100).toFixed(2)}` : undefined)
const capital = (text) => text.replace(/^./, (letter) => letter.toUpperCase())

/** What happened, in words; a type that is not here is told by its title. */
const sentences = {
  PAGE_VIEW: ({ title, metadata }) => `Looked at “${(title ?? metadata.path ?? 'a page').replace(' · Halfmoon Coffee', '')}”`,
  IDENTIFY: ({ contact }) => `Became known as ${contact}`,
  FORM_SUBMITTED: ({ title }) => `Sent the form “${title}”`,
  STAGE_CHANGED: ({ eventName }) => `Is ${calm(eventName)} now`,
  BILLING_STATUS_CHANGED: ({ eventName }) => `Billing: ${calm(eventName)}`,
  CUSTOM: ({ eventName }) => capital(calm(eventName))
}

/** What matters most stands out. */
const isWeighty = ({ eventType, eventName }) => ['IDENTIFY', 'BILLING_STATUS_CHANGED'].includes(eventType) || eventName === 'order_placed'

/** The entries of a timeline: how long a page was looked at stands beside its view. */
export function timelineRows(events) {
  const rows = []
  const left = new Map()
  // The newest comes first, so that a page's end stands before its view.
  for (const event of events) {
    const { eventType, contact, metadata } = event
    const place = JSON.stringify([contact, metadata?.path])
    if (eventType === 'ENGAGEMENT') left.set(place, (left.get(place) ?? 0) + (metadata?.properties?.activeTimeMs ?? 0))
    else if (eventType === 'PAGE_VIEW') {
      rows.push(eventRow(event, left.get(place)))
      left.delete(place)
    } else rows.push(eventRow(event))
  }
  return rows
}

function eventRow(event, activeTimeMs) {
  const { id, eventType, eventName, channel, title, contact, occurredAt, metadata } = event
  const text = sentences[eventType]?.(event) ?? title ?? calm(eventName)
  const { name, priceCents, totalCents, quantity, items } = metadata?.properties ?? {}
  const details = [
    eventType === 'CUSTOM' && name,
    dollars(priceCents),
    quantity > 1 && `${quantity} in the cart`,
    dollars(totalCents),
    items !== undefined && totalCents !== undefined && `${items} ${items === 1 ? 'product' : 'products'}`,
    activeTimeMs !== undefined && `${Math.max(1, Math.round(activeTimeMs / 1000))} s`
  ].filter(Boolean)
  return html`<li class="${channel} ${isWeighty(event) && 'weighty'} ${arrival(id)}">${text}${details.length > 0 && html`<span class="details">${details.join(' · ')}</span>`}<small>${[clock(occurredAt), contact].filter(Boolean).join(' · ')}</small></li>`
}

/** What answers a question: the words as they stand in their source. */
export function answerRow({ kind, sourceType, title, fact, matches, occurredAt }) {
  const heading = kind === 'fact' ? fact.assertion : (title ?? 'Without a title')
  return html`<li>${matches.map(({ text }) => html`<blockquote>${text}</blockquote>`)}<small>${[capital(calm(kind === 'fact' ? 'fact' : sourceType)), heading, occurredAt && new Date(occurredAt).toLocaleDateString()].filter(Boolean).join(' · ')}</small></li>`
}
