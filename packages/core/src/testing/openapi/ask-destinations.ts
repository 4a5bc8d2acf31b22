import type { describedSite } from './described-site.js'

type Site = Pick<Awaited<ReturnType<typeof describedSite>>, 'ask' | 'rapport' | 'workspace'>

/** Asks everything that can be asked of destinations and endpoints, also in ways that are wrong. */
export async function askDestinations(site: Site, nobody: string): Promise<void> {
  const { ask } = site
  const channel = { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News' }
  const made = await ask('POST', '/api/destinations', channel)
  await ask('POST', '/api/destinations', channel)
  await ask('GET', '/api/destinations')
  await ask('GET', '/api/destinations', undefined, {})
  const one = `/api/destinations/${Object(made.body).destination.id}`
  await ask('GET', one)
  await ask('GET', `/api/destinations/${nobody}`)
  await ask('PATCH', one, { label: 'Alerts' })
  await ask('PATCH', one, { label: '' })
  await ask('POST', `${one}/test`)
  for (const change of ['disable', 'enable', 'archive', 'enable', 'test']) await ask('POST', `${one}/${change}`)
  await ask('POST', `/api/destinations/${nobody}/test`)
  await askEndpoints(site, nobody)
  await askMailEndpoints(site)
}

/** An endpoint that writes to a member: nobody has confirmed the address. */
async function askMailEndpoints({ ask, workspace }: Site): Promise<void> {
  await workspace.members.put([{ id: 'm_endpoint', email: 'endpoint@us.test', name: 'Ada' }])
  const made = await ask('POST', '/api/endpoints', { kind: 'email', memberIds: ['m_endpoint'], events: ['fact.detected'] })
  await ask('POST', '/api/endpoints', { kind: 'email', memberIds: ['nobody'] })
  await ask('POST', '/api/endpoints', { kind: 'email' })
  const endpoint = `/api/endpoints/${Object(made.body).endpoint.id}`
  await ask('GET', endpoint)
  await ask('GET', '/api/endpoints')
  await ask('PATCH', endpoint, { memberIds: ['m_endpoint'] })
  await ask('PATCH', endpoint, { url: 'https://hooks.example.com/in' })
  for (const way of ['test', 'rotate-secret']) await ask('POST', `${endpoint}/${way}`)
  await ask('DELETE', endpoint)
}

async function askEndpoints({ ask, rapport }: Site, nobody: string): Promise<void> {
  const url = 'https://hooks.example.com/in'
  const made = await ask('POST', '/api/endpoints', { url, description: 'CRM', events: ['fact.detected'] })
  await ask('POST', '/api/endpoints', { url: 'http://10.0.0.1/' })
  await ask('POST', '/api/endpoints', { url, events: ['nothing'] })
  await ask('GET', '/api/endpoints')
  for (const endpoint of [`/api/endpoints/${Object(made.body).endpoint?.id ?? nobody}`, `/api/endpoints/${nobody}`]) {
    await ask('GET', endpoint)
    await ask('PATCH', endpoint, { description: 'Mail' })
    await ask('POST', `${endpoint}/rotate-secret`)
    await ask('POST', `${endpoint}/test`)
    await rapport.runDue()
    await ask('GET', `${endpoint}/deliveries`)
    await ask('GET', `${endpoint}/deliveries?status=FAILED&limit=1`)
    await ask('GET', `${endpoint}/deliveries?cursor=x`)
    await ask('POST', `${endpoint}/deliveries/${nobody}/replay`)
    await ask('POST', `${endpoint}/replay-failed`)
    await ask('PATCH', endpoint, { enabled: false })
    for (const way of ['test', 'replay-failed']) await ask('POST', `${endpoint}/${way}`)
    await ask('DELETE', endpoint)
  }
}
