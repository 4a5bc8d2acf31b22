import { products } from './catalog.js'

const key = 'halfmoon.cart'

/** What lies in the cart, in the order of the catalogue: { product, quantity }. */
export function cartLines() {
  const quantities = read()
  return products.filter(({ slug }) => quantities[slug] > 0).map((product) => ({ product, quantity: quantities[product.slug] }))
}

export const cartTotal = () => cartLines().reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)

export const cartCount = () => cartLines().reduce((sum, { quantity }) => sum + quantity, 0)

/** Sets how many of a product are wanted; 0 takes it out. */
export function setQuantity(slug, quantity) {
  localStorage.setItem(key, JSON.stringify({ ...read(), [slug]: Math.max(0, Math.min(99, quantity)) }))
}

export const quantityOf = (slug) => read()[slug] ?? 0

export const emptyCart = () => localStorage.removeItem(key)

function read() {
  return JSON.parse(localStorage.getItem(key) ?? '{}')
}
