import { createHmac } from 'node:crypto'
import {
  type ApiRequest,
  CredentialRefused,
  type DeliveryChannel,
  defineProvider,
  defineStream,
  openField,
  type Provider,
  type ProviderDescriptor,
  secretField,
  type WebhookRules
} from '@rapport/core/connector'
import type { HttpClient } from '@rapport/core/src/values/http-client.js'

const key = 'ak_a-key-of-acme'
const webhookSecret = 'what-acme-signs-with'

interface Company {
  id: string
  name: string
  domain: string
  owner: string
}

/** The vendor of a provider that no list of ours knows: its companies, and the rooms that messages arrive in. */
export class AcmeCrm {
  companies: Company[] = [{ id: '1', name: 'Globex', domain: 'globex.example', owner: 'ann@team.test' }]
  readonly rooms = new Map<string, unknown[]>([['room-1', []]])

  readonly http: HttpClient = async (address, { headers, body }) => {
    const { pathname, host } = new URL(address)
    if (host !== 'acme.test' || new Headers(headers).get('x-acme-key') !== `${key}@eu`) return answer(401, {})
    if (pathname === '/me') return answer(200, { id: 'acme-1', name: 'Acme' })
    if (pathname === '/companies') return answer(200, this.companies)
    const room = this.rooms.get(pathname.slice('/rooms/'.length))
    if (!room) return answer(404, {})
    if (body === undefined) return answer(200, {})
    room.push(JSON.parse(String(body)))
    return answer(200, { id: `m${room.length}` })
  }

  /** What a webhook of the vendor's carries, with its signature. */
  hook(body: object): { text: string; headers: Record<string, string> } {
    const text = JSON.stringify(body)
    return { text, headers: { 'x-acme-signature': createHmac('sha256', webhookSecret).update(text).digest('hex') } }
  }
}

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const acmeKey = { apiKey: key, cluster: 'eu' }

const descriptor: ProviderDescriptor = {
  name: 'Acme CRM',
  category: 'crm',
  authType: 'api_key',
  setupMode: 'human_controlled',
  needsClient: false,
  fields: [
    secretField('apiKey', 'API key', 'Find it in Acme under Settings.', { pattern: '^ak_' }),
    openField('cluster', 'Cluster', 'The first part of the address of Acme.')
  ],
  configuration: null,
  isPersonal: false,
  reads: 'Companies.',
  leaves: 'Nothing is written there.',
  precedence: 15,
  channel: { help: 'In Acme, below the name of a room.', example: 'room-1' }
}

const companies = defineStream({
  name: 'companies',
  summary: 'Companies',
  everySeconds: 600,
  deletes: 'absence',
  walk: {
    first: (): ApiRequest => ({ path: '/companies' }),
    next: () => null,
    records: ({ body }) => (Array.isArray(body) ? body : [])
  },
  recordId: (record) => companyOf(record).id,
  map(record, { startedAt }) {
    const { id, name, domain, owner } = companyOf(record)
    return [{ kind: 'account', id, at: startedAt, name, domains: [domain], ownerEmail: owner }]
  }
})

const companyOf = (record: unknown): Company => Object(record)

const webhook: WebhookRules = {
  verify: ({ header, body, secret }) => header('x-acme-signature') === createHmac('sha256', secret).update(body).digest('hex'),
  account: (body) => String(Object(body).workspace),
  streams: () => ['companies']
}

const channel: DeliveryChannel = {
  minIntervalMs: 0,
  async check(request, channelId) {
    const { status } = await request({ path: `/rooms/${channelId}`, optional: true })
    return status === 200 ? { kind: 'open' } : { kind: 'unusable', reason: 'Acme has no such room', isClosed: false }
  },
  post: ({ id, channelId, message }) => ({ method: 'POST', path: `/rooms/${channelId}`, body: { id, text: message.header } }),
  read: ({ body }) => ({ kind: 'posted', id: String(Object(body).id) }),
  find: async () => ({ kind: 'cannotLook' })
}

/** All that a host writes to connect a provider of its own. */
export const acmeCrm: Provider = defineProvider({
  id: 'acme-crm',
  descriptor,
  options: { webhookSecret },
  auth: [{ kind: 'fields', fields: ['apiKey', 'cluster'], label: 'API key' }],
  baseUrl: () => 'https://acme.test',
  headers: (credential) => ({
    'x-acme-key': credential.kind === 'fields' ? `${credential.fields.apiKey}@${credential.fields.cluster}` : ''
  }),
  requestsPerSecond: 100,
  async check(request) {
    const { body } = await request({ path: '/me' })
    const { id, name } = Object(body)
    if (typeof id !== 'string') throw new CredentialRefused('Acme does not say whose key it is')
    return { id, name }
  },
  streams: [companies],
  webhook,
  channel
})
