import { cartLines, cartTotal, emptyCart } from './cart.js'
import { money } from './catalog.js'
import { html } from './html.js'
import { placeOrder, signIn, signOut, visit } from './tracking.js'

/** People to try it with: two of one company, so that a second one joins the first one's customer; one whose address tells of no company. */
const samples = [
  { name: 'Ada Lovelace', email: 'ada@acme.com' },
  { name: 'Grace Hopper', email: 'grace@acme.com' },
  { name: 'Alan Turing', email: 'alan@globex.com' },
  { name: 'Radia Perlman', email: 'radia.perlman@gmail.com' }
]

const turnKey = 'halfmoon.sample'

export const signInPage = {
  title: () => (visit.person ? 'Your account' : 'Sign in'),
  body() {
    if (visit.person)
      return html`
        <h1>Hello, ${visit.person.name}</h1>
        <p class="lead">You are signed in as ${visit.person.email}.</p>
        <div class="actions"><button type="button" data-do="signOut">Sign out and be somebody else</button><a class="button quiet" href="/">Back to the shop</a></div>`
    return html`
      <h1>Sign in</h1>
      <p class="lead">No password: this is the moment in which a visitor becomes a person.</p>
      <form class="card form" id="sign-in" data-submit="signIn">
        <label>Name<input name="name" autocomplete="name" required maxlength="80" /></label>
        <label>Email <small>The domain of a work email says which company it is; gmail.com says none</small><input name="email" type="email" autocomplete="email" required maxlength="120" /></label>
        <div class="actions"><button>Sign in</button><button class="quiet" type="button" data-do="fill">Fill in somebody</button></div>
      </form>`
  }
}

export const checkout = {
  title: () => 'Check out',
  body() {
    if (cartLines().length === 0) return html`<h1>Nothing to check out</h1><p class="lead"><a href="/">Back to the shop</a></p>`
    return html`
      <h1>Check out</h1>
      <p class="lead">${money(cartTotal())} in all.</p>
      ${visit.person ? '' : html`<p class="card">You are not signed in. Order like that: when you sign in afterwards, the order becomes yours. Or <a href="/sign-in">sign in</a> first.</p>`}
      <form class="card form" id="order" data-submit="order">
        <label>Deliver to<input name="address" autocomplete="street-address" required maxlength="120" /></label>
        <label>City<input name="city" autocomplete="address-level2" required maxlength="80" /></label>
        <div class="actions"><button>Place the order</button></div>
      </form>`
  }
}

export const thanks = {
  title: () => 'Thank you',
  body: () =>
    visit.person
      ? html`<h1>Thank you</h1><p class="lead">The order is on its way, in a manner of speaking. See in the live view what it left behind.</p><div class="actions"><a class="button" href="/">Back to the shop</a></div>`
      : html`<h1>Thank you, whoever you are</h1><p class="lead">Rapport has the order, and nobody to give it to. Sign in now, and watch it and all that you did before become yours.</p>
        <div class="actions"><a class="button" href="/sign-in">Sign in</a><a class="button quiet" href="/">Stay unknown</a></div>`
}

/** What the forms and buttons of these pages do; a path that is answered is where to go next. */
export const accountActions = {
  signIn(fields) {
    signIn(fields)
    return cartLines().length > 0 ? '/cart' : '/'
  },
  signOut() {
    signOut()
    return '/'
  },
  fill() {
    const turn = Number(localStorage.getItem(turnKey) ?? 0)
    localStorage.setItem(turnKey, String(turn + 1))
    for (const [name, value] of Object.entries(samples[turn % samples.length])) {
      const field = document.querySelector(`#sign-in [name=${name}]`)
      if (field) field.value = value
    }
  },
  order() {
    const items = cartLines().length
    placeOrder({ totalCents: cartTotal(), items })
    emptyCart()
    return '/thanks'
  }
}
