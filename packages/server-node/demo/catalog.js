import { html } from './html.js'

/** What the shop sells. Prices are in cents. */
export const products = [
  {
    slug: 'dawn-blend',
    name: 'Dawn Blend',
    price: 2800,
    unit: '1 kg',
    shape: 'bag',
    hue: '#d98a4b',
    text: 'Milk chocolate, orange and a long finish. The bag that the whole office agrees on.'
  },
  {
    slug: 'night-shift',
    name: 'Night Shift',
    price: 3100,
    unit: '1 kg',
    shape: 'bag',
    hue: '#5b4a6f',
    text: 'A dark roast for release days: cocoa, walnut, no bitterness.'
  },
  {
    slug: 'low-tide',
    name: 'Low Tide Decaf',
    price: 2900,
    unit: '1 kg',
    shape: 'bag',
    hue: '#4b8a8a',
    text: 'Decaffeinated with water and time alone. Tastes as if it were not.'
  },
  {
    slug: 'pour-over-kit',
    name: 'Pour-over Kit',
    price: 6400,
    unit: 'set',
    shape: 'dripper',
    hue: '#b4451f',
    text: 'Dripper, carafe and a hundred filters: a slow cup between two meetings.'
  },
  {
    slug: 'team-cups',
    name: 'Team Cups',
    price: 5200,
    unit: 'six',
    shape: 'cup',
    hue: '#7a8c54',
    text: 'Six stoneware cups, each with a glaze of its own, so that nobody takes yours.'
  },
  {
    slug: 'office-box',
    name: 'Office Box',
    price: 18900,
    unit: 'a month',
    shape: 'box',
    hue: '#a8763e',
    text: 'Eight kilos of changing beans at your door each month. Pause it when you like.'
  }
]

export const productOf = (slug) => products.find((product) => product.slug === slug)

/** Cents as dollars: $28.00. */
export const money = (cents) => `$${(cents / 100).toFixed(2)}`

const shapes = {
  bag: (hue) =>
    html`<path d="M62 52h76l10 108a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" fill="${hue}"/><path d="M62 52h76l2 18H60z" fill="#0002"/><rect x="72" y="94" width="56" height="44" rx="4" fill="#fffdf8"/><circle cx="100" cy="116" r="12" fill="${hue}"/><circle cx="105" cy="112" r="10" fill="#fffdf8"/>`,
  dripper: (hue) =>
    html`<path d="M58 48h84l-28 44H86z" fill="${hue}"/><path d="M142 54h12a10 10 0 0 1 0 22h-26" fill="none" stroke="${hue}" stroke-width="7"/><rect x="74" y="92" width="52" height="8" rx="4" fill="${hue}"/><path d="M80 104h40l12 52a10 10 0 0 1-10 12H78a10 10 0 0 1-10-12z" fill="#fffdf8" stroke="#0003" stroke-width="2"/><path d="M73 138h54l4 18a8 8 0 0 1-8 10H77a8 8 0 0 1-8-10z" fill="#6b4630"/>`,
  cup: (hue) =>
    html`<path d="M56 84h80v40a34 34 0 0 1-34 34h-12a34 34 0 0 1-34-34z" fill="${hue}"/><path d="M136 92h10a14 14 0 0 1 0 32h-12" fill="none" stroke="${hue}" stroke-width="9"/><ellipse cx="96" cy="84" rx="40" ry="9" fill="#6b4630"/><path d="M82 62c-6-8 6-12 0-20M100 62c-6-8 6-12 0-20" fill="none" stroke="#8888" stroke-width="4" stroke-linecap="round"/><rect x="46" y="162" width="100" height="6" rx="3" fill="#0002"/>`,
  box: (hue) =>
    html`<path d="M100 48l58 26v68l-58 26-58-26V74z" fill="${hue}"/><path d="M100 100l58-26v68l-58 26z" fill="#0003"/><path d="M100 48l58 26-58 26-58-26z" fill="#fff4"/><path d="M70 60l58 27v22l-14 6V93L57 66z" fill="#fffdf8"/>`
}

/** A product's picture, drawn rather than loaded. */
export const picture = ({ shape, hue }) =>
  html`<svg class="picture" viewBox="0 0 200 210" aria-hidden="true"><circle cx="100" cy="108" r="86" fill="${hue}" opacity=".16"/>${shapes[shape](hue)}</svg>`
