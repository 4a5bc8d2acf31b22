import { accountActions, checkout, signInPage, thanks } from './account.js'
import { cartCount } from './cart.js'
import { show } from './html.js'
import { startLiveView } from './live.js'
import { cart, home, product, shoppingActions } from './shopping.js'
import { tookLook, track, visit } from './tracking.js'

const pages = { '': home, products: product, cart, 'sign-in': signInPage, checkout, thanks }
const actions = { ...shoppingActions, ...accountActions }
const main = document.getElementById('page')

/** The page of a path, with the part of the path that is its own. */
function pageAt(path) {
  const [, name = '', slug] = path.split('/')
  return { name, slug, page: pages[name] ?? home }
}

function render() {
  const { page, slug } = pageAt(location.pathname)
  show(main, page.body(slug))
  const count = cartCount()
  const badge = document.getElementById('cart-count')
  badge.hidden = count === 0
  badge.textContent = String(count)
  document.getElementById('account').textContent = visit.person?.name ?? 'Sign in'
  for (const link of document.querySelectorAll('[data-nav]')) {
    if (link.getAttribute('href') === location.pathname) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function nameDocument(path) {
  const { name, slug, page } = pageAt(path)
  document.title = name === '' ? page.title() : `${page.title(slug)} · Halfmoon Coffee`
}

/** The address is a new one: show its page, and tell what only the shop knows. */
function arrive() {
  const { name, slug, page } = pageAt(location.pathname)
  nameDocument(location.pathname)
  render()
  tookLook(page.title(slug), page.step)
  if (name === 'checkout') track('checkout_started', { items: cartCount() }, 'began to check out')
}

function go(path) {
  // The title comes first: the tracker sends the page view as soon as the address changes.
  nameDocument(path)
  history.pushState(null, '', path)
  arrive()
  scrollTo(0, 0)
  main.focus({ preventScroll: true })
}

document.addEventListener('click', (event) => {
  const { target } = event
  const link = target.closest('a[href^="/"]')
  if (link && link.id !== 'alone' && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault()
    go(link.getAttribute('href'))
  }
  const button = target.closest('button[data-do]')
  if (button) finish(actions[button.dataset.do](button.dataset))
})

document.addEventListener('submit', (event) => {
  // Forms of the live view take care of themselves.
  if (!event.target.dataset.submit) return
  event.preventDefault()
  finish(actions[event.target.dataset.submit](Object.fromEntries(new FormData(event.target))))
})

function finish(path) {
  if (path) go(path)
  else render()
}

if (location.pathname === '/live') {
  document.body.classList.add('alone')
  document.title = 'Live view · Rapport'
  const link = document.getElementById('alone')
  link.href = '/'
  link.textContent = 'To the shop'
} else {
  addEventListener('popstate', arrive)
  arrive()
}
startLiveView()
