import { createRapport } from '@rapport/core'
import { expect, it } from 'vitest'
import { recordedStore } from './recorded-store.js'

const recorded = recordedStore(async () => undefined)

it('many new customers with domains take no more statements than few', async () => {
  const { pool, store } = recorded()
  const rapport = createRapport({ store })
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const { customers } = rapport.organization(id)
  const put = (prefix: string, count: number) =>
    pool.statementsOf(async () => {
      await customers.put(
        Array.from({ length: count }, (_, number) => ({ customerId: `${prefix}${number}`, domain: `${prefix}${number}.example` }))
      )
    })
  await put('first', 1)
  const few = await put('few', 2)
  expect((await put('many', 20)).map(({ text }) => text)).toEqual(few.map(({ text }) => text))
})
