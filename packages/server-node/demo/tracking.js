/**
 * All that this shop tells Rapport, in one place. The tracker sees page views and forms by itself; a shop adds what only it knows.
 * The little log of what was done is for the live view, which shows it until the visitor is known.
 */
const key = 'halfmoon.visit'
const empty = () => ({ person: undefined, log: [], done: [], hasOrdered: false })

export const visit = JSON.parse(localStorage.getItem(key) ?? 'null') ?? empty()

/** The tracker's script sets `window.rapport`; where it is blocked, the shop goes on without. */
const { rapport } = window

function remember(text, step) {
  visit.log = [...visit.log.slice(-9), { text, at: Date.now() }]
  if (step && !visit.done.includes(step)) visit.done.push(step)
  localStorage.setItem(key, JSON.stringify(visit))
  document.dispatchEvent(new Event('visit'))
}

export const tookLook = (title, step) => remember(`looked at “${title}”`, step)

export function track(eventName, properties, text, step) {
  rapport?.track(eventName, properties)
  remember(text, step)
}

/**
 * From here on the visitor is a person; Rapport gives them all that this browser did before. The domain of a work email says which company it is, one at
 * a mailbox provider says none.
 */
export function signIn({ name, email }) {
  rapport?.identify({ email, traits: { name } })
  visit.person = { name, email }
  if (visit.hasOrdered) rapport?.customer.paid()
  remember(`signed in as ${email}`, 'sign-in')
}

/** The first order is this shop's moment of success, and makes the company a paying one: at once, or as soon as it is known which one that is. */
export function placeOrder(properties) {
  rapport?.user.activate()
  visit.hasOrdered = true
  if (visit.person) rapport?.customer.paid()
  track('order_placed', properties, 'placed the order', 'order')
}

/** A new visitor on the same computer. */
export function signOut() {
  rapport?.reset()
  Object.assign(visit, empty())
  localStorage.removeItem(key)
  document.dispatchEvent(new Event('visit'))
}
