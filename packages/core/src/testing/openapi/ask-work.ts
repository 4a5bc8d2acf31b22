import type { describedSite } from './described-site.js'

type Ask = Awaited<ReturnType<typeof describedSite>>['ask']

/** Asks what people do with attention items, notes and tasks, in ways that are right and wrong. `itemId` is a resolved item; `nobody` is the id of nothing. */
export async function askWork(ask: Ask, itemId: string, nobody: string): Promise<void> {
  const items = { ids: [itemId] }
  await ask('POST', '/api/attention/reopen', items)
  await ask('POST', '/api/attention/assign', { ...items, assigneeId: null })
  await ask('POST', '/api/attention/assign', { ...items, assigneeId: 'nobody' })
  await ask('POST', '/api/attention/snooze', { ...items, until: '2099-01-31' })
  await ask('POST', '/api/attention/snooze', { ...items, until: '1999-01-31' })
  await ask('GET', '/api/attention?isSnoozed=true&kind=host')
  await ask('POST', '/api/attention/resolve', items)
  await ask('POST', '/api/attention/snooze', { ...items, until: '2099-01-31' })

  const note = await ask('POST', '/api/notes', { customer: 'acme', body: 'They want **SSO**.' })
  await ask('POST', '/api/notes', { body: 'About nobody' })
  await ask('GET', '/api/notes?customer=acme')
  await ask('PATCH', `/api/notes/${Object(note.body).id}`, { body: 'They want SCIM.', version: 1 })
  await ask('PATCH', `/api/notes/${Object(note.body).id}`, { body: 'They want it all.', version: 1 })
  await ask('DELETE', `/api/notes/${Object(note.body).id}`)
  await ask('DELETE', `/api/notes/${nobody}`)
  const task = await ask('POST', '/api/tasks', { customer: 'acme', title: 'Call', dueOn: '2026-01-31' })
  const oneTask = `/api/tasks/${Object(task.body).id}`
  await ask('GET', '/api/tasks?isAssigned=false')
  await ask('PATCH', oneTask, { dueOn: '2026-02-30' })
  await ask('PATCH', oneTask, { dueOn: null, version: 1 })
  await ask('PATCH', oneTask, { dueOn: null, version: 1 })
  for (const change of ['complete', 'reopen']) await ask('POST', `${oneTask}/${change}`)
  await ask('DELETE', oneTask)
  await ask('POST', `${oneTask}/complete`)
}
