const nobody = '00000000-0000-4000-8000-000000000001'

type Ask = (method: string, url: string, body?: unknown) => Promise<{ body: unknown }>

/** Asks everything that can be asked of saved queries, dashboards and adoption. */
export async function askDashboards(ask: Ask): Promise<void> {
  const saved = await ask('POST', '/api/queries', { name: 'Ones', sql: 'SELECT 1 AS one' })
  await ask('POST', '/api/queries', { name: 'Ones', sql: 'DELETE FROM customers' })
  await ask('GET', '/api/queries')
  const query = `/api/queries/${Object(saved.body).id}`
  await ask('GET', query)
  await ask('GET', `/api/queries/${nobody}`)
  for (const _ of [1, 2]) await ask('PATCH', query, { version: 1, sql: 'SELECT 2 AS two' })
  await ask('GET', `${query}/versions`)
  await ask('POST', `${query}/versions/restore`, { version: 2, earlier: 1 })
  await ask('POST', `${query}/versions/restore`, { version: 3, earlier: 9 })
  for (const change of ['archive', 'restore']) await ask('POST', `${query}/${change}`)
  await ask('POST', `${query}/run`, {})
  await ask('POST', `${query}/run`, { parameters: { nobody: 1 } })
  await ask('POST', '/api/queries/try', { sql: 'SELECT 1' })
  const tile = { kind: 'query', queryId: Object(saved.body).id, show: 'number', width: 'half' }
  const made = await ask('POST', '/api/dashboards', { name: 'Monday', tiles: [tile] })
  await ask('POST', '/api/dashboards', { name: 'Monday', tiles: [{ ...tile, queryId: nobody }] })
  await ask('GET', '/api/dashboards')
  const dashboard = `/api/dashboards/${Object(made.body).id}`
  await ask('GET', dashboard)
  for (const _ of [1, 2]) await ask('PATCH', dashboard, { version: 1, shared: true })
  await ask('POST', `${dashboard}/tiles`, { tile })
  await ask('DELETE', `${dashboard}?version=3`)
  await ask('GET', dashboard)
  await ask('GET', '/api/features/adoption?weeks=2')
  await ask('GET', `/api/features/adoption?segmentId=${nobody}`)
  await ask('GET', '/api/features/adoption/accounts?weeks=2')
  await ask('GET', '/api/features/adoption/accounts?featureId=nobody')
}
