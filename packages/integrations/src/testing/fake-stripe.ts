import { type Fields, fieldsAt, fieldsOf, itemsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import { type Asked, pagesAfterId } from './paging.js'

/** What a Stripe account has, by the name of its list. */
const lists = ['customers', 'subscriptions', 'invoices', 'events', 'prices', 'products', 'coupons'] as const
type List = (typeof lists)[number]

/** What Stripe leaves out of an object unless it is expanded. */
const hidden: Partial<Record<List, readonly string[]>> = {
  prices: ['tiers', 'currency_options'],
  coupons: ['applies_to', 'currency_options']
}

const subscriptionOf = (invoice: Fields) =>
  textOf(fieldsAt(invoice, 'parent', 'subscription_details')?.subscription) ?? textOf(invoice.subscription)

/**
 * A Stripe account in memory, which answers as Stripe does: newest first, fields that have to be expanded left out, items of a subscription cut off,
 * objects of events as they were. Subscriptions are kept with the ids of their customer, and of coupons below `source` or `coupon`.
 *
 * @example
 * const stripe = new FakeStripe()
 * stripe.put('customers', { id: 'cus_1', name: 'Acme' })
 * const { http } = stripe.provider({ now: clock.now })
 */
export class FakeStripe {
  private readonly objects = new Map<List, Map<string, Fields>>(lists.map((list) => [list, new Map()]))
  private events = 0
  /** Items of a subscription that its own list holds at most. */
  itemsAtOnce = 10

  /** Adds or replaces an object. */
  put(list: List, object: Fields): void {
    this.of(list).set(textOf(object.id) ?? '', object)
  }

  /** Adds or replaces an object, and an event that tells of it, at a time in epoch milliseconds. */
  change(list: List, type: string, object: Fields, at: number, former?: Fields): void {
    this.put(list, object)
    this.tell(type, { ...object, object: list.slice(0, -1) }, at, former)
  }

  /** Takes an object away; of a customer a stub stays, as of Stripe's. */
  remove(list: List, id: string, at: number): void {
    this.of(list).delete(id)
    if (list === 'customers') this.tell('customer.deleted', { id, object: 'customer' }, at)
  }

  /** Adds an event alone. */
  tell(type: string, object: Fields, at: number, former?: Fields): void {
    this.events += 1
    const id = `evt_${this.events}`
    const data = { object, ...(former && { previous_attributes: former }) }
    this.put('events', { id, object: 'event', type, created: Math.floor(at / 1000), data })
  }

  /** The account behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    return fakeProvider({ notFound: { error: { code: 'resource_missing', message: 'No such object' } }, ...options, routes: this.routes() })
  }

  /** Its routes, for a provider that has more. */
  routes(): FakeRoute[] {
    const paging = pagesAfterId()
    const listed = lists.map((list): FakeRoute => ({ path: `/v1/${list}`, paging, list: (asked) => this.list(list, asked) }))
    const single = lists.map(
      (list): FakeRoute => ({ path: `/v1/${list}/:id`, answer: ({ names, ...asked }) => this.one(list, names.id ?? '', asked) })
    )
    const items: FakeRoute = {
      path: '/v1/subscription_items',
      paging,
      list: ({ url }) => this.items(url.searchParams.get('subscription') ?? '')
    }
    return [
      { path: '/v1/account', answer: () => ({ id: 'acct_1', object: 'account', business_profile: { name: 'Acme Inc' } }) },
      items,
      ...listed,
      ...single
    ]
  }

  private of(list: List): Map<string, Fields> {
    return this.objects.get(list) ?? new Map()
  }

  private list(list: List, { url }: Asked): Fields[] {
    const query = url.searchParams
    const from = Number(query.get('created[gte]') ?? 0)
    const to = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY)
    const types = query.getAll('types[]')
    const ids = query.getAll('ids[]')
    const matches = (object: Fields) => {
      const created = numberOf(object.created) ?? 0
      if (list === 'events') return created >= from && created < to && (types.length === 0 || types.includes(textOf(object.type) ?? ''))
      if (ids.length > 0 && !ids.includes(textOf(object.id) ?? '')) return false
      const status = query.get('status')
      if (status !== null && status !== 'all' && object.status !== status) return false
      const wanted = query.get('subscription')
      return (query.get('customer') ?? object.customer) === object.customer && (wanted === null || subscriptionOf(object) === wanted)
    }
    const expand = query.getAll('expand[]').map((path) => path.replace(/^data\./, ''))
    const newestFirst = [...this.of(list).values()].reverse()
    return newestFirst.filter(matches).map((object) => this.shown(list, object, expand))
  }

  private one(list: List, id: string, { url }: Asked): Fields | undefined {
    const object = this.of(list).get(id)
    if (object) return this.shown(list, object, url.searchParams.getAll('expand[]'))
    return list === 'customers' ? { id, object: 'customer', deleted: true } : undefined
  }

  private items(subscription: string): Fields[] {
    const items = listOf(fieldsAt(this.of('subscriptions').get(subscription), 'items')?.data)
    return items.map((item) => this.shownItem(item, ['discounts']))
  }

  /** An object as it is answered with these expansions. */
  private shown(list: List, object: Fields, expand: readonly string[]): Fields {
    const left = hidden[list]?.filter((field) => !expand.some((path) => path.split('.')[0] === field)) ?? []
    const shown: Record<string, unknown> = { ...object, object: list.slice(0, -1) }
    for (const field of left) delete shown[field]
    if (list !== 'subscriptions') return shown
    const customer = textOf(object.customer)
    if (customer && expand.includes('customer'))
      shown.customer = this.of('customers').get(customer) ?? { id: customer, object: 'customer', deleted: true }
    const latest = this.invoicesOf(textOf(object.id)).at(-1)
    if (latest) shown.latest_invoice = expand.includes('latest_invoice') ? latest : latest.id
    if (Array.isArray(object.discounts)) shown.discounts = this.shownDiscounts(object.discounts, expand)
    const items = listOf(fieldsAt(object, 'items')?.data)
    const below = expand.flatMap((path) => (path.startsWith('items.data.') ? [path.slice('items.data.'.length)] : []))
    const data = items.slice(0, this.itemsAtOnce).map((item) => this.shownItem(item, below))
    shown.items = { object: 'list', data, has_more: items.length > this.itemsAtOnce }
    return shown
  }

  private invoicesOf(subscription: string | undefined): Fields[] {
    return [...this.of('invoices').values()].filter((invoice) => subscriptionOf(invoice) === subscription)
  }

  private shownItem(item: Fields, expand: readonly string[]): Fields {
    const price = fieldsOf(item.price)
    const shown = { ...item, ...(price && { price: this.shown('prices', price, []) }) }
    return Array.isArray(item.discounts) ? { ...shown, discounts: this.shownDiscounts(item.discounts, expand) } : shown
  }

  /** Discounts as ids, or as objects whose coupon is an id unless it is expanded. */
  private shownDiscounts(discounts: readonly unknown[], expand: readonly string[]): unknown[] {
    const isExpanded = expand.some((path) => path.split('.')[0] === 'discounts')
    const withCoupon = expand.includes('discounts.source.coupon')
    return itemsOf(discounts).map((discount, index) => {
      const fields = fieldsOf(discount)
      if (!fields) return discount
      if (!isExpanded) return textOf(fields.id) ?? `di_${index}`
      const coupon = textOf(fieldsAt(fields, 'source')?.coupon)
      const full = coupon === undefined ? undefined : this.of('coupons').get(coupon)
      return withCoupon && full ? { ...fields, source: { type: 'coupon', coupon: this.shown('coupons', full, []) } } : fields
    })
  }
}
