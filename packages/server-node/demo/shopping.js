import { cartLines, cartTotal, quantityOf, setQuantity } from './cart.js'
import { money, picture, productOf, products } from './catalog.js'
import { html } from './html.js'
import { track } from './tracking.js'

export const home = {
  title: () => 'Halfmoon Coffee',
  body: () => html`
    <div class="hero">
      <h1>Good coffee for people who work together</h1>
      <p class="lead">Look around and put something in the cart. Then sign in, and watch an anonymous visitor become a customer.</p>
    </div>
    <ul class="grid">
      ${products.map((product) => html`<li><a class="tile" href="/products/${product.slug}">${picture(product)}<h2>${product.name}</h2><p class="price">${money(product.price)} · ${product.unit}</p></a></li>`)}
    </ul>`
}

export const product = {
  step: 'look',
  title: (slug) => productOf(slug)?.name ?? 'Not found',
  body(slug) {
    const found = productOf(slug)
    if (!found) return html`<h1>We do not sell that</h1><p class="lead"><a href="/">Everything that we do sell</a></p>`
    return html`
      <article class="product">
        ${picture(found)}
        <div>
          <h1>${found.name}</h1>
          <p class="lead">${found.text}</p>
          <p class="price">${money(found.price)} · ${found.unit}</p>
          <div class="actions"><button type="button" data-do="add" data-slug="${slug}">Put it in the cart</button><a class="button quiet" href="/cart">See the cart</a></div>
        </div>
      </article>`
  }
}

export const cart = {
  title: () => 'Your cart',
  body() {
    const lines = cartLines()
    if (lines.length === 0)
      return html`<h1>Your cart is empty</h1><p class="lead">There is still time. <a href="/">Back to the shop</a></p>`
    return html`
      <h1>Your cart</h1>
      <div class="card">
        <ul class="lines">
          ${lines.map(
            ({ product: { slug, name, price }, quantity }) => html`<li>
              <strong>${name}</strong>
              <button class="quiet" type="button" id="less-${slug}" data-do="remove" data-slug="${slug}" aria-label="One ${name} less">−</button>
              <span>${quantity}</span>
              <button class="quiet" type="button" id="more-${slug}" data-do="add" data-slug="${slug}" aria-label="One ${name} more">+</button>
              <span class="price">${money(price * quantity)}</span>
            </li>`
          )}
        </ul>
        <p class="total"><span>Total</span><span>${money(cartTotal())}</span></p>
      </div>
      <div class="actions"><a class="button" href="/checkout">Check out</a><a class="button quiet" href="/">Go on shopping</a></div>`
  }
}

/** What the buttons of these pages do. */
export const shoppingActions = {
  add({ slug }) {
    const { name, price } = productOf(slug)
    setQuantity(slug, quantityOf(slug) + 1)
    track('product_added', { product: slug, name, priceCents: price, quantity: quantityOf(slug) }, `put ${name} in the cart`, 'cart')
  },
  remove({ slug }) {
    setQuantity(slug, quantityOf(slug) - 1)
    const { name } = productOf(slug)
    track('product_removed', { product: slug, name, quantity: quantityOf(slug) }, `took ${name} out`)
  }
}
