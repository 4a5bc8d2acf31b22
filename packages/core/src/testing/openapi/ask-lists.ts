const nobody = '00000000-0000-4000-8000-000000000001'

type Ask = (method: string, url: string, body?: unknown) => Promise<{ body: unknown }>

/** Asks everything that can be asked of lists, segments and views. */
export async function askLists(ask: Ask): Promise<void> {
  const many = { match: 'all', conditions: [{ field: 'health', op: 'lt', value: 50 }] }
  await ask('POST', '/api/lists/customers', { filter: many })
  await ask('POST', '/api/lists/customers', { filter: { match: 'some' } })
  await ask('POST', '/api/lists/people', {})
  await ask('GET', '/api/lists/customers/options')
  await ask('GET', '/api/lists/nobody/options')
  await ask('POST', '/api/lists/customers/change', { customerIds: [nobody], addTags: ['key'] })
  await ask('POST', '/api/lists/customers/csv', { columns: ['name'] })
  await ask('POST', '/api/lists/customers/csv', { columns: ['nobody'] })
  await ask('POST', '/api/lists/people/csv')
  const segmented = await ask('POST', '/api/segments', { subject: 'customers', name: 'Not well', filter: many })
  await ask('POST', '/api/segments', { subject: 'customers', name: 'Not well', filter: many })
  await ask('GET', '/api/segments')
  const segment = `/api/segments/${Object(segmented.body).id}`
  await ask('GET', segment)
  await ask('GET', `/api/segments/${nobody}`)
  for (const _ of [1, 2]) await ask('PATCH', segment, { version: 1, name: 'Unwell' })
  await ask('GET', `${segment}/history`)
  for (const change of ['archive', 'restore']) await ask('POST', `${segment}/${change}`)
  const viewed = await ask('POST', '/api/views', { subject: 'customers', name: 'Not well', definition: { filter: many } })
  await ask('POST', '/api/views', { subject: 'customers', name: 'Not well', definition: { columns: ['nobody'] } })
  await ask('GET', '/api/views')
  const view = `/api/views/${Object(viewed.body).id}`
  await ask('GET', view)
  for (const _ of [1, 2]) await ask('PATCH', view, { version: 1, pinned: true })
  await ask('DELETE', `${view}?version=2`)
  await ask('GET', view)
}
