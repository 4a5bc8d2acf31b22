import { type Fields, fieldsOf, listOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import { parseSoql, rank, type Soql } from './salesforce-soql.js'

/** Where a page goes on: the rows of a query, in the session that has asked it. */
interface Locator {
  rows: readonly unknown[]
  from: number
  session: string
}

/**
 * A Salesforce organization in memory, which answers as Salesforce does: queries with the fields that are asked for, in their order; pages by a place that
 * ends with its session; errors as lists. Fields that no record has, or that are hidden, are unknown to it.
 *
 * @example
 * const organization = new FakeSalesforce()
 * organization.put('Account', '001000000000001AAA', { Name: 'Acme' }, Date.now())
 * const { http } = organization.provider({ now: clock.now })
 */
export class FakeSalesforce {
  private readonly objects = new Map<string, Map<string, Fields>>()
  private readonly locators = new Map<string, Locator>()
  organizationId = '00D5g00000AbCdEEAV'
  userId = '0055g00000FgHiJAAV'
  instanceUrl = 'https://acme.my.salesforce.com'
  /** Fields that are hidden from the user, as `Account.Industry`; objects by their names. */
  hidden: readonly string[] = []
  /** The fields that an organization has beside those of its records. */
  known: Readonly<Record<string, readonly string[]>> = {}
  /** How many requests of a day were used, of how many. */
  usage = { used: 18, most: 15_000 }
  currency: string | undefined = 'EUR'
  private pageSize = 2_000

  /** Adds a record or changes fields of it, at a time in epoch milliseconds. */
  put(object: string, id: string, fields: Fields, at: number): void {
    const before = this.of(object).get(id)
    const own = { Id: id, ...(object !== 'User' && { IsDeleted: false }), CreatedDate: stamp(at), ...before, ...fields }
    this.of(object).set(id, { ...own, SystemModstamp: stamp(this.modifiedAt ?? at) })
  }

  /** When records are changed from now on, where that is not the time of what is put. */
  modifiedAt: number | undefined

  /** A record as it is. */
  record(object: string, id: string): Fields | undefined {
    return this.of(object).get(id)
  }

  /** Moves a record to the recycle bin. */
  remove(object: string, id: string, at: number): void {
    this.put(object, id, { IsDeleted: true }, at)
  }

  /** Takes a record out of the recycle bin for good. */
  purge(object: string, id: string): void {
    this.of(object).delete(id)
  }

  /** Has all places of pages be lost. */
  forgetPlaces(): void {
    this.locators.clear()
  }

  /** What a token address answers beside tokens: where the data is, and who has signed in. */
  identity(): { instance_url: string; id: string; issued_at: string; signature: string; scope: string } {
    const id = `https://login.salesforce.com/id/${this.organizationId}/${this.userId}`
    return { instance_url: this.instanceUrl, id, issued_at: '1780315200000', signature: 'c2lnbmF0dXJl', scope: 'refresh_token api' }
  }

  /** The organization behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    this.pageSize = options.pageSize ?? 2_000
    const api = fakeProvider({ ...options, accepts: () => true, routes: this.routes() })
    const { accepts = () => true } = options
    // Its own words for a session that is over, and in every answer what was used of the day.
    const http: FakeProvider['http'] = async (address, init) => {
      init.signal?.throwIfAborted()
      const headers = new Headers(init.headers)
      if (!accepts(headers)) return problem(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
      this.session = headers.get('authorization') ?? ''
      const answer = await api.http(address, init)
      const { used, most } = this.usage
      answer.headers.set('sforce-limit-info', `api-usage=${used}/${most}`)
      return answer
    }
    return { ...api, http }
  }

  private session = ''

  private routes(): FakeRoute[] {
    const data = '/services/data/:version'
    return [
      { path: '/id/:organization/:user', answer: () => this.person() },
      { path: `${data}/query`, answer: ({ url }) => this.query(url, false) },
      { path: `${data}/queryAll`, answer: ({ url }) => this.query(url, true) },
      { path: `${data}/query/:locator`, answer: ({ names, url }) => this.more(names.locator ?? '', url) },
      { path: `${data}/queryAll/:locator`, answer: ({ names, url }) => this.more(names.locator ?? '', url) },
      { path: `${data}/sobjects/:object/describe`, answer: ({ names }) => this.describe(names.object ?? '') },
      {
        path: `${data}/connect/organization`,
        answer: () => ({
          name: 'Acme',
          orgId: this.organizationId,
          features: { multiCurrency: this.currency === undefined, defaultCurrencyIsoCode: this.currency ?? null }
        })
      }
    ]
  }

  private person(): Fields {
    return {
      id: `https://login.salesforce.com/id/${this.organizationId}/${this.userId}`,
      asserted_user: true,
      user_id: this.userId,
      organization_id: this.organizationId,
      username: 'ann@ours.test',
      nick_name: 'ann',
      display_name: 'Ann Owner',
      email: 'ann@ours.test',
      urls: { rest: `${this.instanceUrl}/services/data/v{version}/` },
      active: true,
      user_type: 'STANDARD',
      language: 'en_US'
    }
  }

  private of(object: string): Map<string, Fields> {
    const known = this.objects.get(object) ?? new Map<string, Fields>()
    this.objects.set(object, known)
    return known
  }

  private fieldsOf(object: string): Set<string> {
    const standard = ['Id', 'SystemModstamp', ...(object === 'User' ? [] : ['IsDeleted']), ...(this.known[object] ?? [])]
    const all = new Set([...standard, ...[...this.of(object).values()].flatMap((record) => Object.keys(record))])
    for (const field of this.hidden) if (field.startsWith(`${object}.`)) all.delete(field.slice(object.length + 1))
    return all
  }

  private describe(object: string): unknown {
    const fields = [...this.fieldsOf(object)].map((name) => ({ name, label: name, type: 'string', custom: name.endsWith('__c') }))
    return { name: object, label: object, queryable: true, custom: false, fields }
  }

  private query(url: URL, withDeleted: boolean): unknown {
    const text = url.searchParams.get('q') ?? ''
    const soql = readOrUndefined(text)
    if (!soql) return problem(400, 'MALFORMED_QUERY', `unexpected token in ${text}`)
    const { object, fields, named, accepts, order, limit } = soql
    if (this.hidden.includes(object) || !this.objects.has(object))
      return problem(400, 'INVALID_TYPE', `\n${text}\n^\nERROR at Row:1:Column:20\nsObject type '${object}' is not supported.`)
    const known = this.fieldsOf(object)
    const unknown = [...fields, ...named].find((field) => !known.has(field.startsWith('@') ? field.slice(1) : (field.split('.')[0] ?? '')))
    if (unknown !== undefined) return this.unknownField(object, unknown, text)
    const found = [...this.of(object).values()].filter((record) => (withDeleted || record.IsDeleted !== true) && accepts(record))
    const sorted = found.sort((one, other) => order.map((name) => compare(one, other, name)).find((sign) => sign !== 0) ?? 0)
    const rows = sorted.slice(0, limit).map((record) => shown(object, record, fields, url))
    return this.page({ rows, from: 0, session: this.session }, url)
  }

  private unknownField(object: string, field: string, text: string): Response {
    if (field.startsWith('@')) {
      const message = `Didn't understand relationship '${field.slice(1)}' in FROM part of query call.`
      return problem(400, 'INVALID_TYPE', `\n${text}\nERROR at Row:1:Column:9\n${message}`)
    }
    const [first = '', second] = field.split('.')
    const words =
      second === undefined ? `No such column '${first}' on entity '${object}'.` : `Didn't understand relationship '${first}' in field path.`
    return problem(
      400,
      'INVALID_FIELD',
      `\n${text}\n       ^\nERROR at Row:1:Column:8\n${words} If you are attempting to use a custom field, be sure to append the '__c'.`
    )
  }

  private more(name: string, url: URL): unknown {
    const known = this.locators.get(name)
    if (!known) return problem(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator')
    if (known.session !== this.session) return problem(401, 'INVALID_SESSION_ID', 'Session expired or invalid')
    return this.page(known, url)
  }

  private page({ rows, from, session }: Locator, url: URL): unknown {
    const records = rows.slice(from, from + this.pageSize)
    const next = from + records.length
    if (next >= rows.length) return { totalSize: rows.length, done: true, records }
    const name = `01g${this.locators.size}-${next}`
    this.locators.set(name, { rows, from: next, session })
    const path = url.pathname.replace(/(query(?:All)?)(\/.*)?$/, '$1')
    return { totalSize: rows.length, done: false, nextRecordsUrl: `${path}/${name}`, records }
  }
}

const stamp = (at: number) => new Date(at).toISOString().replace('Z', '+0000')

function readOrUndefined(text: string): Soql | undefined {
  try {
    return parseSoql(text)
  } catch {
    return undefined
  }
}

function compare(one: Fields, other: Fields, name: string): number {
  const [left, right] = [one, other].map((record) => rank(String(record[name] ?? '')))
  return left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1
}

/** A record as a query shows it: what is asked for, null where it is not set. */
function shown(object: string, record: Fields, fields: readonly string[], url: URL): Fields {
  const base = url.pathname.replace(/\/query.*$/, '')
  const attributes = { type: object, url: `${base}/sobjects/${object}/${String(record.Id)}` }
  const of: Record<string, unknown> = { attributes }
  for (const field of fields) {
    const [first = '', second] = field.split('.')
    if (field.startsWith('@')) of[field.slice(1)] = relatedOf(record[field.slice(1)])
    else if (second === undefined) of[field] = record[field] ?? null
    else
      of[first] = fieldsOf(record[first])
        ? { attributes: { type: first, url: '' }, [second]: fieldsOf(record[first])?.[second] ?? null }
        : null
  }
  return of
}

/** Related records, the latest first; null where there are none. */
function relatedOf(said: unknown): unknown {
  const records = listOf(said).toReversed().slice(0, 50)
  return records.length === 0 ? null : { totalSize: records.length, done: true, records }
}

function problem(status: number, errorCode: string, message: string): Response {
  return new Response(JSON.stringify([{ message, errorCode }]), { status, headers: { 'content-type': 'application/json' } })
}
