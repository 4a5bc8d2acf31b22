import { expect, it } from 'vitest'
import { codeNamesOf, fieldsOf, linesOf } from './reading-fields'

it('settings are written as lines, and lines read as settings', () => {
  const codeNames = [
    { name: 'Bluebird', customer: 'acme.com' },
    { name: 'Falcon', customer: null }
  ]
  const fields = fieldsOf({ competitors: ['Brightloop', 'Deal Desk'], products: [], codeNames, patienceDays: 3 })
  expect(fields).toEqual({
    competitors: 'Brightloop\nDeal Desk',
    products: '',
    codeNames: 'Bluebird = acme.com\nFalcon',
    patienceDays: '3'
  })
  expect(linesOf(` ${fields.competitors}\n\n`)).toEqual(['Brightloop', 'Deal Desk'])
  expect(codeNamesOf(`${fields.codeNames}\n`)).toEqual(codeNames)
})
