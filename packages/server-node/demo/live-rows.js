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

/** What happened, in words; a type that is not here is told by its title. */
const sentences = {
  PAGE_VIEW: ({ title, metadata }) => `Looked at “${(title ?? metadata.path ?? 'a page').replace(' · Halfmoon Coffee', '')}”`,
  ENGAGEMENT: ({ metadata }) =>
    `Stayed on ${metadata.path} for ${Math.max(1, Math.round((metadata.properties?.activeTimeMs ?? 0) / 1000))} s`,
  IDENTIFY: ({ contact }) => `Became known as ${contact}`,
  FORM_SUBMITTED: ({ title }) => `Sent the form “${title}”`,
  STAGE_CHANGED: ({ eventName }) => `Is ${calm(eventName)} now`,
  BILLING_STATUS_CHANGED: ({ eventName }) => `Billing: ${calm(eventName)}`,
  CUSTOM: ({ eventName }) => calm(eventName).replace(/^./, (letter) => letter.toUpperCase())
}

export function eventRow(event) {
  const { id, eventType, eventName, channel, title, contact, occurredAt } = event
  const text = sentences[eventType]?.(event) ?? title ?? calm(eventName)
  return html`<li class="${channel} ${arrival(id)}">${text}<small>${[calm(eventType), contact, ago(occurredAt)].filter(Boolean).join(' · ')}</small></li>`
}
