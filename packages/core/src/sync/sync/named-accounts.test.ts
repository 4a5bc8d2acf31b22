import { describe, expect, it } from 'vitest'
import type { Operation, Stream } from '../../providers/index.js'
import { NamedAccounts } from './named-accounts.js'

const stream = (name: string, keepsActivities?: boolean) => ({ name, ...(keepsActivities !== undefined && { keepsActivities }) }) as Stream
const streams = [stream('events', false), stream('people')]
const named = (id: string, at = 0): Operation => ({ kind: 'account', id, at, customerId: id })
const moment: Operation = { kind: 'activity', id: 'e1', at: 5, type: 'CUSTOM', channel: 'PRODUCT', occurredAt: 5 }

describe('accounts that moments name', () => {
  it('are stored once in a run, and again where something else is said of them', () => {
    const accounts = new NamedAccounts({ streams, options: {} })
    expect(accounts.without('events', [named('a'), moment])).toEqual([named('a'), moment])
    accounts.add('events', [named('a'), moment])
    expect(accounts.without('events', [named('a'), moment])).toEqual([moment])
    expect(accounts.without('events', [named('b'), moment])).toEqual([named('b'), moment])
    expect(accounts.without('events', [{ ...named('a'), name: 'Acme' } as Operation, moment])).toHaveLength(2)
  })

  it('stay where a record says nothing else, where they tell a time, and in streams that keep their activities', () => {
    const accounts = new NamedAccounts({ streams, options: {} })
    for (const { name } of streams) accounts.add(name, [named('a'), named('b', 7)])
    expect(accounts.without('events', [named('a')])).toEqual([named('a')])
    expect(accounts.without('events', [named('b', 7), moment])).toHaveLength(2)
    expect(accounts.without('people', [named('a'), moment])).toHaveLength(2)
  })

  it('stay where only linked accounts are read, which each batch tells', () => {
    const accounts = new NamedAccounts({ streams, options: { accounts: 'linked' } })
    accounts.add('events', [named('a')])
    expect(accounts.without('events', [named('a'), moment])).toHaveLength(2)
  })
})
