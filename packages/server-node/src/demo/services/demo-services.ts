import type { HttpClient, Rapport } from '@rapport/core'
import type { Provider } from '@rapport/core/connector'
import { type DemoCompany, type DemoPage, type DemoServiceId, type DemoTicket, demoCrm, demoHelpDesk, demoHosts } from './providers.js'

const dayMs = 86_400_000
const hourMs = 3_600_000
const pageSize = 10
const maxCompanies = 100
const maxTickets = 24

const questions = [
  {
    title: 'Swap two visits',
    question: 'How do we swap two visits between technicians?',
    answer: 'Drag one visit onto the other, and both change places.'
  },
  {
    title: 'Print a route',
    question: 'Where can we print the route of a day?',
    answer: 'Open the day, and choose Print in its menu.'
  },
  {
    title: 'Add a depot',
    question: 'We have a second depot now. Where do we enter its address?',
    answer: 'Depots are listed in the settings, under Places.'
  },
  {
    title: 'Time zone of a team',
    question: 'Can one of our teams have another time zone?',
    answer: 'Yes, each team has its own time zone in its settings.'
  }
] as const

interface DemoData {
  companies: DemoCompany[]
  tickets: DemoTicket[]
}

/** The two services that the demo is connected to. They are part of this process: no request of theirs leaves it. */
export interface DemoServices {
  /** The connectors to give to `createRapport`. */
  providers: Provider[]
  /** Answers the requests to the two services, and passes all others on to `next`. */
  http(next: HttpClient): HttpClient
  /** Connects an organization whose demo world is loaded, or has both services read again. */
  connect(rapport: Rapport, organizationId: string, now: number): Promise<void>
}

/**
 * Two made-up services, so that the demo shows how connected providers are read. The CRM asks for a pause once. The help desk refuses its tickets
 * once: the first run fails there, and the next one recovers.
 *
 * @example
 * const services = demoServices()
 * const rapport = createRapport({ store, providers: services.providers, http: services.http(fetch) })
 */
export function demoServices(): DemoServices {
  let data: DemoData | undefined
  const hasFailed = { pause: false, refusal: false }

  function answer({ hostname, pathname, searchParams }: URL): Response {
    if (data === undefined) return json(503, { message: 'The demo is still loading' }, { 'retry-after': '5' })
    const after = Number(searchParams.get('after') ?? 0)
    if (pathname === '/account') return json(200, { name: 'Demo' })
    if (pathname === '/companies') {
      if (hostname === demoHosts['demo-crm'] && after > 0 && !hasFailed.pause) {
        hasFailed.pause = true
        return json(429, { message: 'Too many requests' }, { 'retry-after': '2' })
      }
      return json(200, pageOf(data.companies, after))
    }
    if (pathname !== '/tickets') return json(404, { message: 'There is no such list' })
    if (!hasFailed.refusal) {
      hasFailed.refusal = true
      return json(400, { message: 'The demo refuses its tickets once, to show an error. The next run reads them.' })
    }
    return json(200, pageOf(data.tickets, after))
  }

  return {
    providers: [demoCrm, demoHelpDesk],
    http: (next) => async (url, init) => {
      const address = new URL(url)
      return isDemoHost(address.hostname) ? answer(address) : next(url, init)
    },
    async connect(rapport, organizationId, now) {
      const { customers, integrations } = rapport.organization(organizationId)
      const { items } = await customers.list({ limit: maxCompanies })
      data = dataOf(items, now)
      const connected = new Set((await integrations.list({ connectedOnly: true })).map(({ id }) => id))
      for (const { id } of [demoCrm, demoHelpDesk])
        if (connected.has(id)) await integrations.sync(id)
        else await integrations.connect(id, { config: { credentials: { apiKey: 'demo' } } })
    }
  }
}

const hosts: readonly string[] = Object.values(demoHosts) satisfies (typeof demoHosts)[DemoServiceId][]
const isDemoHost = (hostname: string) => hosts.includes(hostname)

const json = (status: number, body: object, headers: Record<string, string> = {}) => Response.json(body, { status, headers })

function pageOf<Row>(rows: readonly Row[], start: number): DemoPage<Row> {
  const end = start + pageSize
  return { rows: rows.slice(start, end), next: end < rows.length ? String(end) : null }
}

type Customer = Awaited<ReturnType<ReturnType<Rapport['organization']>['customers']['list']>>['items'][number]

/** What the services know: the customers that the host has named, and old tickets of those that pay, which tell nothing of today. */
function dataOf(customers: readonly Customer[], now: number): DemoData {
  const today = Math.floor(now / dayMs) * dayMs
  const named = customers
    .flatMap((customer) => (customer.externalId === null ? [] : [{ ...customer, customerId: customer.externalId }]))
    .toSorted((one, other) => (one.customerId < other.customerId ? -1 : 1))
  const companies = named.map(({ customerId, name, domain }) => ({
    id: `company-${customerId}`,
    customerId,
    name: name ?? customerId,
    domain,
    changedAt: today - 60 * dayMs
  }))
  const paying = named.filter(({ billingStatus }) => billingStatus === 'PAYING').slice(0, maxTickets)
  const tickets = paying.flatMap(({ customerId }, index) => {
    const question = questions[index % questions.length]
    const openedAt = today - (30 + index) * dayMs + 9 * hourMs
    return question
      ? [{ id: `ticket-${customerId}`, companyId: `company-${customerId}`, ...question, openedAt, solvedAt: openedAt + 2 * hourMs }]
      : []
  })
  return { companies, tickets }
}
