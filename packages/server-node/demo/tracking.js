/**
 * All that this shop tells Rapport, in one place. The tracker sees page views and forms by itself; a shop adds what only it knows.
 * The little log of what was done is for the live view, which shows it until the visitor is known.
 */
const key = 'halfmoon.visit'
const empty = () => ({ person: undefined, log: [], done: [] })

export const visit = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? empty()

const tracker = () => window.rapport ?? { track() {}, identify() {}, reset() {} }

function remember(text, step) {
  visit.log.push({ text, at: Date.now() })
  if (step && !visit.done.includes(step)) visit.done.push(step)
  sessionStorage.setItem(key, JSON.stringify(visit))
  document.dispatchEvent(new Event('visit'))
}

export const tookLook = (title, step) => remember(`looked at “${title}”`, step)

export function track(eventName, properties, text, step) {
  tracker().track(eventName, properties)
  remember(text, step)
}

/** From here on the visitor is a person of a company; Rapport gives them all that this browser did before. */
export function signIn({ name, email, company }) {
  const customerId = company.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  tracker().identify({ email, traits: { name }, customerId, customerTraits: { name: company } })
  visit.person = { name, email, company }
  remember(`signed in as ${email}`, 'sign-in')
}

/** A new visitor on the same computer. */
export function signOut() {
  tracker().reset()
  Object.assign(visit, empty())
  sessionStorage.removeItem(key)
  document.dispatchEvent(new Event('visit'))
}
