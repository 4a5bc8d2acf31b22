import { describe, expect, it } from 'vitest'
import { accountOfEverything, day, putDeal, putTicket, start } from './account.js'
import { signedIn } from './world.js'

/** Records as HubSpot lists them where nobody has chosen a pipeline or a stage: the properties are there, and null. */
const unset = [
  { pipeline: null, dealstage: null },
  { pipeline: 'default', dealstage: null },
  { pipeline: null, dealstage: 'contractsent' }
]

async function read() {
  const account = accountOfEverything()
  for (let index = 1; index <= 13; index++)
    account.put('deals', String(500 + index), { dealname: `Stageless ${index}`, ...unset[index % 3] }, start - index * day)
  for (let index = 14; index <= 20; index++) putDeal(account, 500 + index, start - index * day)
  putDeal(account, 530, start - day, { pipeline: '9001', dealstage: '9002' })
  for (let index = 1; index <= 6; index++)
    account.put(
      'tickets',
      String(600 + index),
      { subject: `Bare ${index}`, hs_pipeline: null, hs_pipeline_stage: null },
      start - index * day
    )
  putTicket(account, 607, start - day)
  const world = await signedIn(account)
  await world.decide()
  const run = await world.pass(0)
  const titles = async () => {
    const found: string[] = []
    for (let cursor: string | null | undefined; ; ) {
      const { items, pagination } = await world.workspace.sources.list({ limit: 100, ...(cursor && { cursor }) })
      found.push(...items.map(({ title }) => title ?? ''))
      cursor = pagination.nextCursor
      if (!cursor) return found
    }
  }
  const figures = (name: string) => run?.streams.find(({ stream }) => stream === name)
  return { ...world, titles: await titles(), figures }
}

describe('deals and tickets without a pipeline or a stage', () => {
  it('are kept without a stage; what the mapping leaves out is counted with its reason, in the run and in the status', async () => {
    const { titles, figures, workspace } = await read()
    for (let index = 1; index <= 13; index++) expect(titles).toContain(`Stageless ${index}`)
    for (let index = 1; index <= 6; index++) expect(titles).toContain(`Bare ${index}`)
    expect(titles).not.toContain('Deal 530')
    const reason = 'of a pipeline that is not mapped'
    expect(figures('deals')).toMatchObject({ outcome: 'ended', added: 26, skipped: 1, skippedFor: [{ reason, count: 1 }] })
    expect(figures('tickets')).toMatchObject({ outcome: 'ended', added: 11, skipped: 0, skippedFor: [] })
    const { syncs } = await workspace.integrations.status('hubspot')
    expect(syncs.find(({ model }) => model === 'deals')?.counts).toMatchObject({ skipped: 1, skippedFor: [{ reason, count: 1 }] })
    // A queue, and one who was deactivated.
    expect(figures('owners')).toMatchObject({ added: 2, skipped: 2 })
  })
})
