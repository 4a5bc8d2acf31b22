import { html, show } from './html.js'
import { ago, answerRow, customerRow, personRow, timelineRows } from './live-rows.js'
import { visit } from './tracking.js'

const part = (id) => document.getElementById(id)
const steps = {
  look: 'Look at a product',
  cart: 'Put it in the cart',
  'sign-in': 'Sign in',
  order: 'Check out'
}

/** The calls that the server made for this page, by their tools: each with its request and its answer. */
let calls = {}
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
  document.addEventListener('click', ({ target }) => {
    const { call } = target.closest('button[data-call]')?.dataset ?? {}
    if (call) showCall(call)
    if (target.closest('#sheet, a[href="#live"]')) toggleSheet()
  })
  part('ask-form').addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
    void ask(new FormData(event.target).get('q'))
  })
  showVisit()
  void follow()
}

/** On small screens the view is a sheet that comes up from below. */
function toggleSheet() {
  const isOpen = part('live').classList.toggle('open')
  part('sheet').setAttribute('aria-expanded', String(isOpen))
  part('sheet').textContent = isOpen ? 'Hide' : 'Show'
}

function showCall(tool) {
  const { input, answer } = calls[tool] ?? {}
  part('call-name').textContent = tool
  part('call-request').textContent = input ? `POST /api/tools/call\n${JSON.stringify({ tool, input }, null, 2)}` : 'Not asked yet.'
  part('call-answer').textContent = answer ? JSON.stringify(answer, null, 2) : 'None yet.'
  part('call').showModal()
}

async function ask(question) {
  const answers = part('answers')
  try {
    const body = await read(`/demo/ask.json?q=${encodeURIComponent(question)}`)
    const { results } = body.calls.svc_search_customer_context.answer
    show(
      answers,
      results.length === 0
        ? html`<p class="hint">Nobody has said anything of it. What customers say comes from mails, calls and tickets.</p>`
        : html`<ol class="answers">${results.map(answerRow)}</ol>`
    )
  } catch (error) {
    show(answers, html`<p class="hint">${error.message}</p>`)
  }
}

/** Asks our own server, and keeps the calls that it made. */
async function read(address) {
  const answer = await fetch(address)
  const body = await answer.json()
  if (!answer.ok) throw new Error(body.error)
  calls = { ...calls, ...body.calls }
  return body
}

async function follow() {
  for (;;) {
    if (document.visibilityState === 'visible') await refresh()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function refresh() {
  try {
    rows = await read(`/demo/live.json?customer=${encodeURIComponent(chosen)}`)
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
      ? html`<h3>You: ${person.name}</h3><p>Also what this browser did before you signed in is in Rapport’s timeline of you now.</p>
        <div class="actions"><button class="small" type="button" data-do="signOut">Be somebody else</button></div>`
      : html`<h3>You: an anonymous visitor</h3><p class="hint">Rapport keeps what you do, and waits to learn who you are. Until then this is the shop’s own note of it:</p>
        <ul class="events">${latest.map(({ text, at }) => html`<li>${text}<small>${ago(at)}</small></li>`)}</ul>`
  )
}

/** The name of a tool, which opens its last request and answer. */
const tool = (name) => html`<button type="button" class="tool" data-call="${name}" id="call-${name}">${name}</button>`

function showRows() {
  const { users, customers, timeline } = rows
  show(
    part('people'),
    html`<h3>People ${tool('svc_list_users')}</h3>${users.length === 0 ? html`<p class="hint">Nobody yet. <a href="/">Open the shop</a>, look at something, and sign in to be the first.</p>` : users.map(personRow)}`
  )
  show(
    part('customers'),
    html`<h3>Customers ${tool('svc_list_customers')}</h3>${customers.length === 0 ? html`<p class="hint">A customer is the company behind people; the first comes with the first work email.</p>` : customers.map((customer) => customerRow(customer, customer.id === timeline?.customer))}`
  )
  const customer = customers.find(({ id }) => id === timeline?.customer)
  show(
    part('timeline'),
    customer
      ? html`<h3>Timeline of ${customer.name ?? customer.domain} ${tool('svc_get_timeline')}</h3><ol class="events">${timelineRows(timeline.events)}</ol>`
      : ''
  )
}
