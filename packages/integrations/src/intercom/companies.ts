import type { ApiRequest, ApiResponse, Operation, ProviderOptions, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { customerIdIn, type Fields, fieldsAt, fieldsOf, numberOf, requiredId, secondsTimeOf, textOf } from '../reading.js'
import { recordsIn } from './pages.js'

const path = '/companies/list'
/** Sizes of pages: of the list, and of the look at its beginning once its end was reached. */
const sizes = { list: '60', again: '50' }
const page = (number: number, size: string): ApiRequest => ({
  method: 'POST',
  path,
  query: { page: String(number), per_page: size, order: 'desc' }
})

/**
 * Companies: an account each. The list is in the order in which companies were active last, so that a company that becomes active while the list is read
 * comes to its beginning: the beginning is looked at again at the end. (Intercom’s scroll goes on at each request: a page whose answer is lost would be.)
 */
export function companiesStream(options: ProviderOptions): Stream {
  return defineStream({
    name: 'companies',
    summary: 'Companies: names, websites, plans, and your own id of them',
    becomes: 'A customer for each company. Your customerId is the attribute that you name, else its `company_id`',
    everySeconds: 3_600,
    walk: { first: () => page(1, sizes.list), next: nextOf, records: (answer) => recordsIn(answer, 'data') },
    deletes: 'absence',
    recordId: (record) => textOf(fieldsOf(record)?.id),
    map: (record, { startedAt }) => companyOperations(record, startedAt, options)
  })
}

function nextOf({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  if (asked.query?.per_page !== sizes.list) return null
  const number = Number(asked.query.page)
  const total = numberOf(fieldsAt(fieldsOf(body), 'pages')?.total_pages) ?? 0
  if (number < total) return page(number + 1, sizes.list)
  return number > 1 ? page(1, sizes.again) : null
}

function companyOperations(record: unknown, startedAt: number, options: ProviderOptions): Operation[] {
  const company = fieldsOf(record)
  const kept = customerIdIn(fieldsOf(company?.custom_attributes), options)
  const domain = domainOf(company?.website)
  return [
    {
      kind: 'account',
      id: requiredId(company, 'id'),
      at: secondsTimeOf(company?.updated_at) ?? startedAt,
      name: textOf(company?.name),
      domains: domain === undefined ? [] : [domain],
      customerId: kept ?? (options.customerIdProperty === undefined ? textOf(company?.company_id) : undefined),
      createdAt: secondsTimeOf(company?.remote_created_at) ?? secondsTimeOf(company?.created_at),
      traits: traitsOf(company)
    }
  ]
}

function traitsOf(company: Fields | undefined): Record<string, string | number> {
  const plan = textOf(fieldsAt(company, 'plan')?.name)
  const industry = textOf(company?.industry)
  const size = numberOf(company?.size)
  return {
    ...(plan !== undefined && { plan }),
    ...(industry !== undefined && { industry }),
    ...(size !== undefined && { company_size: size })
  }
}

/** The host of a website, as people write it: with a scheme or without. */
function domainOf(website: unknown): string | undefined {
  const text = textOf(website)?.trim()
  if (text === undefined) return undefined
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? textOf(new URL(address).hostname.replace(/^www\./, '')) : undefined
}
