import type { describedSite } from './described-site.js'

type Site = Awaited<ReturnType<typeof describedSite>>

/** What is asked of people and their champions. The first of the ids is somebody's. */
export async function askOfPeople({ ask }: Site, ids: readonly string[]) {
  for (const id of ids)
    for (const part of ['', '/timeline?channels=PRODUCT&timeframe=all', '/timeline?channels=TV', '/statements', '/statements?cursor=x'])
      await ask('GET', `/api/people/${id}${part}`)
  await ask('GET', '/api/champions?status=lost')
  await ask('GET', '/api/champions?cursor=x')
}

/** What the first page of the console asks. The first of the ids is a customer's. */
export async function askOfBriefing({ ask }: Site, ids: readonly string[]) {
  await ask('GET', '/api/customers/briefing?since=2026-01-01T00:00:00Z')
  await ask('GET', '/api/customers/briefing?since=yesterday')
  await ask('POST', '/api/customers/standings', { ids: ids })
  await ask('POST', '/api/customers/standings', { ids: ['acme'] })
  await ask('GET', '/api/contracts/renewals?period=overdue')
  await ask('GET', '/api/contracts/renewals?period=someday')
  await ask('POST', '/api/members/visit')
}

/** What is asked of the people of the team. `m_1` is a member. */
export async function askOfTeam({ ask, rapport, workspace }: Site, nobody: string) {
  const invited = await ask('POST', '/api/team/invitations', { email: 'ada@example.com', role: 'viewer', name: 'Ada' })
  await ask('POST', '/api/team/invitations', { email: 'ada', role: 'king' })
  await ask('GET', '/api/team/links')
  for (const id of [Object(invited.body).link.id, nobody]) await ask('DELETE', `/api/team/links/${id}`)
  for (const was of [null, 'viewer']) await ask('PUT', '/api/team/members/m_1/role', { role: 'owner', was })
  for (const id of ['m_1', 'nobody']) await ask('POST', `/api/team/members/${id}/link`)
  await ask('PUT', '/api/team/members/nobody/role', { role: 'admin' })
  const joining = await ask('POST', '/api/team/members/m_1/link')
  await rapport.signIn.acceptLink(String(Object(joining.body).path).split('#')[1] ?? '')
  await ask('GET', '/api/team')
  await ask('DELETE', '/api/members/m_1')
  const joined = await ask('GET', '/api/team/sessions')
  for (const id of [Object(joined.body).items[0].id, nobody]) await ask('DELETE', `/api/team/sessions/${id}`)
  await workspace.members.put([{ id: 'm_2', email: 'bo@example.com', name: 'Bo' }])
  await workspace.team.setRole('m_2', { role: 'owner' })
  for (const _ of [1, 2]) await ask('DELETE', '/api/members/m_1')
}

/** What an engineer asks: what arrived, what did not, and what waits. */
export async function askOfOperation({ ask }: Site, nobody: string) {
  await ask('GET', '/api/events/recent?limit=5')
  await ask('GET', '/api/events/recent?limit=0')
  await ask('GET', '/api/events/declared')
  await ask('GET', '/api/ingest/issues')
  await ask('GET', '/api/jobs')
  await ask('POST', '/api/jobs/retry', {})
  await ask('POST', '/api/jobs/retry', { kind: 'delivery' })
  await ask('GET', '/api/hooks/dead-letters')
  await ask('POST', '/api/hooks/dead-letters/retry', { hookId: 'crm' })
  const failed = await ask('GET', '/api/deliveries/failed')
  for (const id of [Object(failed.body).items[0]?.id ?? nobody, nobody]) await ask('POST', `/api/deliveries/${id}/retry`)
}

/** What is asked of the audit log and its chain. */
export async function askOfAudit({ ask }: Site) {
  await ask('GET', '/api/audit?limit=2')
  await ask('GET', '/api/audit?cursor=x')
  await ask('GET', '/api/audit/chain?limit=2')
  await ask('GET', '/api/audit/chain?cursor=x')
  await ask('POST', '/api/audit/verify', {})
  await ask('POST', '/api/audit/verify', { head: 'x' })
}

/** What is asked of personal data: an export as lines, and erasures. `acme` is a customer. */
export async function askOfPersonalData({ ask }: Site, nobody: string) {
  await ask('POST', '/api/privacy/export/lines', { customerId: 'acme' })
  await ask('POST', '/api/privacy/export/lines', { customerId: 'acme', email: 'ada@acme.com' })
  await ask('POST', '/api/privacy/export/lines', { customerId: 'acme' }, {})
  await ask('POST', '/api/privacy/erasures/preview', { customerId: 'acme' })
  await ask('POST', '/api/privacy/erasures/preview', {})
  const erased = await ask('POST', '/api/privacy/erasures', { email: 'nobody@nowhere.test' })
  await ask('POST', '/api/privacy/erasures', { customerId: 'acme' })
  await ask('POST', '/api/privacy/erasures', {})
  await ask('GET', `/api/privacy/erasures/${Object(erased.body).id}`)
  await ask('GET', `/api/privacy/erasures/${nobody}`)
  await ask('POST', '/api/privacy/lift', { email: 'nobody@nowhere.test' })
  await ask('POST', '/api/privacy/lift', {})
}
