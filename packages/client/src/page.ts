import { UnexpectedResponseError } from './errors.js'

/** What every page of a list ends with. */
export interface Pagination {
  hasMore: boolean
  nextCursor: string | null
}

/**
 * A list that has not been asked for yet: `await` it for one page, `for await` over it for every item of every page.
 * The first page is loaded once, at the first use; breaking out of a loop asks for nothing more.
 *
 * @example for await (const customer of client.tools.listCustomers({ billingStatus: 'PAYING' })) console.log(customer.name)
 */
export class PagePromise<Page extends { pagination: Pagination }, Item> implements Promise<Page>, AsyncIterable<Item> {
  readonly [Symbol.toStringTag] = 'PagePromise'
  readonly #load: (cursor?: string) => Promise<Page>
  readonly #itemsOf: (page: Page) => readonly Item[]
  #first: Promise<Page> | undefined

  constructor(load: (cursor?: string) => Promise<Page>, itemsOf: (page: Page) => readonly Item[]) {
    this.#load = load
    this.#itemsOf = itemsOf
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaitable is what this class is for
  then<Kept = Page, Caught = never>(
    onFulfilled?: ((page: Page) => Kept | PromiseLike<Kept>) | null,
    onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null
  ): Promise<Kept | Caught> {
    return this.#firstPage().then(onFulfilled, onRejected)
  }

  catch<Caught = never>(onRejected?: ((reason: unknown) => Caught | PromiseLike<Caught>) | null): Promise<Page | Caught> {
    return this.#firstPage().catch(onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<Page> {
    return this.#firstPage().finally(onFinally)
  }

  /** Every page, one after the other: for what stands beside the items, such as `pagination.total`. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let page = await this.#firstPage()
    for (;;) {
      yield page
      const { hasMore, nextCursor } = page.pagination
      if (!hasMore) return
      if (nextCursor === null) throw brokenList('says that there is more, but not where')
      page = await this.#load(nextCursor)
      if (page.pagination.nextCursor === nextCursor) throw brokenList('answers the same cursor again')
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#itemsOf(page)
  }

  #firstPage(): Promise<Page> {
    this.#first ??= this.#load()
    return this.#first
  }
}

function brokenList(what: string): UnexpectedResponseError {
  return new UnexpectedResponseError(`The list cannot go on: the server ${what}.`, { code: 'UNEXPECTED_RESPONSE', retryable: false })
}
