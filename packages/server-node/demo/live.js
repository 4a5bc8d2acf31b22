import { html, show } from './html.js'
import { ago, customerRow, eventRow, personRow } from './live-rows.js'
import { visit } from './tracking.js'

const part = (id) => document.getElementById(id)
const steps = {
  look: 'Look at a product',
  cart: 'Put it in the cart',
  'sign-in': 'Sign in',
  order: 'Check out'
}

let rows = { users: [], customers: [], timeline: null }
let chosen = ''
let greeted = new Set()

/** Asks the server again and again who there is, and shows it. The server answers only on this machine, and reads in its own process. */
export function startLiveView() {
  document.addEventListener('visit', showVisit)
  part('customers').addEventListener('click', (event) => {
    const row = event.target.closest('[data-customer]')
    if (!row) return
    chosen = row.dataset.customer
    void refresh()
  })
  showVisit()
  void follow()
}

async function follow() {
  for (;;) {
    if (document.visibilityState === 'visible') await refresh()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function refresh() {
  try {
    const answer = await fetch(`/demo/live.json?customer=${encodeURIComponent(chosen)}`)
    const body = await answer.json()
    if (!answer.ok) throw new Error(body.error)
    rows = body
    showRows()
    setStatus(
      newcomer() ??
        (rows.users.length === 0
          ? 'Waiting for the first person…'
          : `${count(rows.users, 'person', 'people')}, ${count(rows.customers, 'customer', 'customers')}`),
      true
    )
  } catch (error) {
    setStatus(error instanceof TypeError ? 'The server does not answer. Is it still running?' : error.message, false)
  }
}

const count = (list, one, many) => `${list.length} ${list.length === 1 ? one : many}`

/** Says once for each person that they are there now. */
function newcomer() {
  const fresh = rows.users.filter(({ id }) => !greeted.has(id))
  const first = greeted.size === 0
  greeted = new Set(rows.users.map(({ id }) => id))
  if (first || fresh.length === 0) return undefined
  return `${fresh[0].name ?? fresh[0].email ?? 'Somebody'} is a person now.`
}

function setStatus(text, working) {
  const status = part('status')
  if (status.textContent !== text) status.textContent = text
  part('pulse').classList.toggle('off', !working)
}

function showVisit() {
  const { person, log, done } = visit
  show(
    part('steps'),
    html`<h3>Try it</h3><ol class="steps">${Object.entries(steps).map(([id, text]) => html`<li class="${done.includes(id) ? 'done' : ''}">${text}</li>`)}</ol>`
  )
  const latest = log.slice(-2).reverse()
  show(
    part('you'),
    person
      ? html`<h3>You: ${person.name}</h3><p>Also what this browser did before you signed in is in the timeline of ${person.company} now.</p>
        <div class="actions"><button class="small" type="button" data-do="signOut">Be somebody else</button></div>`
      : html`<h3>You: an anonymous visitor</h3><p class="hint">Rapport keeps what you do, and waits to learn who you are.</p>
        <ul class="events">${latest.map(({ text, at }) => html`<li>${text}<small>${ago(at)}</small></li>`)}</ul>`
  )
}

function showRows() {
  const { users, customers, timeline } = rows
  show(
    part('people'),
    html`<h3>People <code>svc_list_users</code></h3>${users.length === 0 ? html`<p class="hint">Nobody yet. Sign in to be the first.</p>` : users.map(personRow)}`
  )
  show(
    part('customers'),
    html`<h3>Customers <code>svc_list_customers</code></h3>${customers.length === 0 ? html`<p class="hint">A customer is the company behind people; the first comes with the first work email.</p>` : customers.map((customer) => customerRow(customer, customer.id === timeline?.customer))}`
  )
  const customer = customers.find(({ id }) => id === timeline?.customer)
  show(
    part('timeline'),
    customer
      ? html`<h3>Timeline of ${customer.name ?? customer.domain} <code>svc_get_timeline</code></h3><ol class="events">${timeline.events.map(eventRow)}</ol>`
      : ''
  )
}
