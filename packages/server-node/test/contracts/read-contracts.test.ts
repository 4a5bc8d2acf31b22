import { describe, expect, it } from 'vitest'
import { mapColumns } from '../../src/contracts/columns.js'
import { readContracts } from '../../src/contracts/read-contracts.js'
import { csvRecords } from '../import/csv-records.js'

async function read(text: string) {
  const [headings, ...records] = await csvRecords(text)
  return readContracts(records, mapColumns(headings?.cells ?? [], new Map()))
}

describe('the columns of contracts', () => {
  it('are found by their headings, however these are written', () => {
    const { columns, faults } = mapColumns(['Contract ID', 'Account', 'Start date', 'END_DATE', 'Owner', 'Value'], new Map())
    expect(columns.map(({ field }) => field)).toEqual(['externalId', 'customerId', 'startsOn', 'endsOn', undefined, 'amount'])
    expect(faults).toEqual([])
  })

  it('that are chosen win over those whose heading means the same', () => {
    const headings = ['Id', 'Account', 'Start', 'End', 'Renewal date']
    const { columns, faults } = mapColumns(headings, new Map([['Renewal date', 'endsOn']]))
    expect(columns.map(({ field }) => field)).toEqual(['externalId', 'customerId', 'startsOn', undefined, 'endsOn'])
    expect(faults).toEqual([])
  })

  it('that are missing or doubtful are named', () => {
    expect(mapColumns(['Id', 'Number', 'Start'], new Map([['Ende', 'endsOn']])).faults).toEqual([
      'The file has no column "Ende". Its columns: Id, Number, Start',
      'Several columns hold externalId: choose one with --column',
      'No column holds endsOn: name it with --column HEADING=endsOn',
      'No column names the customer: name it with --column HEADING=customerId or --column HEADING=domain'
    ])
  })
})

describe('a line', () => {
  const headings = 'id,customer,domain,start,end,notice,amount,currency,auto renew,outcome,reason'
  it('is a contract', async () => {
    const { contracts, refused } = await read(`${headings}\nc1,acme,,2026-01-01,2026-12-31,2026-09-30,12000.5,eur,Yes,Renewed,Happy`)
    expect(refused).toEqual([])
    expect(contracts).toEqual([
      {
        line: 2,
        item: {
          externalId: 'c1',
          customer: { customerId: 'acme' },
          startsOn: '2026-01-01',
          endsOn: '2026-12-31',
          noticeOn: '2026-09-30',
          amountCents: 1_200_050,
          currency: 'EUR',
          autoRenews: true,
          outcome: 'renewed',
          reason: 'Happy',
          source: 'csv'
        }
      }
    ])
    expect((await read(`${headings}\nc1,,acme.test,2026-01-01,2026-12-31,,500,JPY`)).contracts[0]?.item).toMatchObject({
      customer: { domain: 'acme.test' },
      amountCents: 500,
      autoRenews: false
    })
  })

  it.each([
    [',acme,,2026-01-01,2026-12-31', 'externalId is empty'],
    ['c,,,2026-01-01,2026-12-31', 'customerId and domain are both empty'],
    ['c,acme,,01.02.2026,2026-12-31', 'startsOn must be a date such as 2026-01-31, not "01.02.2026"'],
    ['c,acme,,2026-01-01,2026-02-30', 'endsOn must be a date such as 2026-01-31, not "2026-02-30"'],
    ['c,acme,,2026-01-02,2026-01-01', 'endsOn (2026-01-01) is before startsOn (2026-01-02)'],
    ['c,acme,,2026-01-01,2026-12-31,,100', 'currency must be a code such as USD where there is an amount'],
    ['c,acme,,2026-01-01,2026-12-31,,"12,000",usd', 'amount must be a number such as 12000 or 12000.50, without other marks, not "12,000"'],
    ['c,acme,,2026-01-01,2026-12-31,,1.001,usd', 'amount must be a number'],
    ['c,acme,,2026-01-01,2026-12-31,,,,maybe', 'autoRenews must be yes or no, not "maybe"'],
    ['c,acme,,2026-01-01,2026-12-31,,,,,lost', 'outcome must be one of renewed, expanded, contracted, churned, or empty'],
    ['c,acme,,2026-01-01,2026-12-31,,,,,,,more', 'there are more cells than headings'],
    ['c0,acme,,2026-01-01,2026-12-31', 'externalId "c0" is already used on line 2']
  ])('is refused with its reason: %s', async (line, reason) => {
    const { contracts, refused } = await read(`${headings}\nc0,acme,,2026-01-01,2026-12-31\n${line}`)
    expect(contracts).toHaveLength(1)
    expect(refused).toEqual([{ line: 3, reason: expect.stringContaining(reason) }])
  })
})
