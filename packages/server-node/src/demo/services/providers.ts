import type { ApiRequest, ApiResponse, Operation, Provider, ProviderDescriptor, Stream } from '@rapport/core/connector'

/** The host of a made-up service. No name that ends in ".invalid" can ever be reached (RFC 2606). */
export const demoHosts = { 'demo-crm': 'crm.demo.invalid', 'demo-help-desk': 'help-desk.demo.invalid' } as const

export type DemoServiceId = keyof typeof demoHosts

/** A company of the made-up CRM and of the made-up help desk. */
export interface DemoCompany {
  id: string
  customerId: string
  name: string
  domain: string | null
  /** Epoch milliseconds. */
  changedAt: number
}

/** A solved ticket of the made-up help desk. Times are epoch milliseconds. */
export interface DemoTicket {
  id: string
  companyId: string
  title: string
  question: string
  answer: string
  openedAt: number
  solvedAt: number
}

/** A page of a list. `next` is the place of the page behind it, null at the end. */
export interface DemoPage<Row> {
  rows: Row[]
  next: string | null
}

const keyHelp = 'Enter any text: this service is a part of the demo.'
const everySeconds = 300

/** Slow enough to be watched while it reads. */
const requestsPerSecond = 2

/** The CRM of the demo: no vendor's, and never reached over the network. */
export const demoCrm = demoProvider('demo-crm', {
  name: 'Demo CRM (made up)',
  category: 'crm',
  reads: 'The companies of the demo world.',
  streams: [listOf<DemoCompany>('companies', 'Companies', companyOperations)]
})

/** The help desk of the demo: no vendor's, and never reached over the network. */
export const demoHelpDesk = demoProvider('demo-help-desk', {
  name: 'Demo help desk (made up)',
  category: 'support',
  reads: 'The companies of the demo world, and a few solved tickets.',
  streams: [
    listOf<DemoCompany>('companies', 'Companies', companyOperations),
    listOf<DemoTicket>('tickets', 'Solved tickets', ticketOperations)
  ]
})

function demoProvider(
  id: DemoServiceId,
  { streams, ...shown }: Pick<ProviderDescriptor, 'name' | 'category' | 'reads'> & { streams: Stream[] }
): Provider {
  return {
    id,
    descriptor: {
      ...shown,
      authType: 'api_key',
      setupMode: 'human_controlled',
      needsClient: false,
      fields: [{ name: 'apiKey', label: 'API key', type: 'string', required: true, secret: true, maxLength: 200, help: keyHelp }],
      configuration: null,
      isPersonal: false,
      leaves: 'Nothing is written there.'
    },
    options: {},
    auth: [{ kind: 'fields', fields: ['apiKey'], label: 'API key' }],
    baseUrl: () => `https://${demoHosts[id]}`,
    headers: () => ({}),
    requestsPerSecond,
    async check(request) {
      await request({ path: '/account' })
      return { id, name: 'Demo' }
    },
    streams
  }
}

function listOf<Row extends { id: string }>(name: string, summary: string, map: (row: Row, startedAt: number) => Operation[]): Stream {
  const page = ({ body }: ApiResponse): DemoPage<Row> => Object(body)
  return {
    name,
    summary,
    everySeconds,
    deletes: 'absence',
    walk: {
      first: () => ({ path: `/${name}` }),
      next: (answer, asked): ApiRequest | null => {
        const { next } = page(answer)
        return next === null ? null : { ...asked, query: { after: next } }
      },
      records: (answer) => page(answer).rows
    },
    recordId: (record) => Object(record).id,
    map: (record, { startedAt }) => map(Object(record), startedAt)
  }
}

function companyOperations({ id, customerId, name, domain, changedAt }: DemoCompany): Operation[] {
  return [{ kind: 'account', id, at: changedAt, name, customerId, ...(domain !== null && { domains: [domain] }) }]
}

function ticketOperations({ id, companyId, title, question, answer, openedAt, solvedAt }: DemoTicket): Operation[] {
  return [
    {
      kind: 'source',
      sourceType: 'SUPPORT_TICKET',
      id,
      at: solvedAt,
      occurredAt: openedAt,
      title,
      account: companyId,
      participants: [{ name: 'Dispatch desk', role: 'requester' }],
      segments: [
        { text: question, speaker: 'Dispatch desk', at: openedAt },
        { text: answer, speaker: 'Fernway support', at: solvedAt }
      ],
      record: { status: 'solved', isClosed: true, closedAt: new Date(solvedAt).toISOString() }
    }
  ]
}
