import { describe, expect, it } from 'vitest'
import { fieldInWords } from '../../src/import/csv/fields.js'
import { mapCsvColumns } from '../../src/import/csv/map-columns.js'
import { CsvError } from '../../src/import/csv/read-csv.js'
import { customerOf, personOf } from '../../src/import/csv/read-row.js'
import { csvRecords } from './csv-records.js'

async function mapped(text: string, chosen: Record<string, string> = {}) {
  const [headings, ...records] = await csvRecords(text)
  return { records, mapping: mapCsvColumns(headings?.cells ?? [], records, new Map(Object.entries(chosen))) }
}

async function fields(text: string, chosen: Record<string, string> = {}) {
  const { mapping } = await mapped(text, chosen)
  return [mapping.kind, ...mapping.columns.map(({ holds }) => fieldInWords(holds))]
}

describe('a CSV file', () => {
  it('may have quotes, other separators, other ends of lines, and empty lines', async () => {
    expect(await csvRecords('\uFEFFa;b\r\n"x; ""y""\nz" ;2\r\n\r\n;\r\n3;')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x; "y"\nz', '2'] },
      { line: 6, cells: ['3', ''] }
    ])
    expect(await csvRecords('a\tb, c\td\n1\t2\t3')).toMatchObject([{ cells: ['a', 'b, c', 'd'] }, { cells: ['1', '2', '3'] }])
    expect(await csvRecords('')).toEqual([])
  })

  it.each([
    ['a,b\n1,"2', 'Line 2: a quote has no end'],
    ['a,b\n1,"2"x\n', 'Line 2: behind the quote that ends a cell stands more than the next separator'],
    ['a,b\n1,2"x\n', 'Line 2: a quote stands within a cell that does not begin with one']
  ])('says on which line it breaks: %s', async (text, message) => {
    await expect(csvRecords(text)).rejects.toThrow(CsvError)
    await expect(csvRecords(text)).rejects.toThrow(message)
  })
})

describe('the columns of a CSV file', () => {
  it('are found by their headings, as other systems write them', async () => {
    expect(await fields('Email Address,First Name,Last Name,Company ID,Website,Job Title\n')).toEqual([
      'people',
      'email',
      'firstName',
      'lastName',
      'customerId',
      'customerDomain',
      'trait:job_title'
    ])
    expect(await fields('Record ID,Company name,Company Domain Name,seats\n')).toEqual([
      'customers',
      'customerId',
      'name',
      'domain',
      'trait:seats'
    ])
  })

  it('are found by their values where no heading says it', async () => {
    expect(await fields('Kontakt,Firma\nada@acme.com,1\nbob@globex.com,2\n')).toEqual(['people', 'email', 'trait:Firma'])
    expect(await fields('Nr,Seite,Stadt\nA1,acme.com,Ulm\nA2,https://www.globex.com/about,Ulm\n')).toEqual([
      'customers',
      'customerId',
      'domain',
      'trait:Stadt'
    ])
  })

  it('are what somebody chooses; of two that could hold a field the first does', async () => {
    const text = 'email,mail,note\na@b.co,c@d.co,x\n'
    expect(await fields(text)).toEqual(['people', 'email', 'trait:mail', 'trait:note'])
    expect(await fields(text, { mail: 'email', note: 'ignore' })).toEqual(['people', 'trait:email', 'email', 'ignore'])
    expect(await fields(text, { note: 'trait:remark' })).toEqual(['people', 'email', 'trait:mail', 'trait:remark'])
  })

  it('that are missing, doubtful or unknown are named', async () => {
    const faults = async (text: string, chosen = {}) => (await mapped(text, chosen)).mapping.faults
    expect(await faults('City,Country\nUlm,DE\nUlm,DE\n')).toEqual([
      'No column holds customerId, your own id of the customer: name it with --map HEADING=customerId'
    ])
    expect(await faults('email,b\n', { b: 'mail', c: 'email' })).toEqual([
      'A column of people can hold email, userId, name, firstName, lastName, customerId, customerDomain, trait, trait:name or ignore, not "mail"',
      'The file has no column "c". Its columns: email, b'
    ])
    expect(await faults('a,b\n', { a: 'email', b: 'email' })).toEqual(['Several columns hold email: choose one with --map HEADING=email'])
  })
})

describe('a row', () => {
  it('is a person with typed traits; empty cells say nothing', async () => {
    const { records, mapping } = await mapped(
      'email,first name,last name,company,website,seats,vip,zip,__proto__\nada@acme.com,Ada,Lovelace,,https://www.acme.com/x,3,TRUE,01234,p\nbob@acme.com,,,,,4,false,90210,\n',
      { company: 'customerId' }
    )
    const [ada, bob] = records.map((record) => personOf(record, mapping))
    expect(ada).toMatchObject({ email: 'ada@acme.com', name: 'Ada Lovelace', customer: { domain: 'acme.com' } })
    expect(JSON.parse(JSON.stringify(ada?.traits))).toEqual(JSON.parse('{"seats":3,"vip":true,"zip":"01234","__proto__":"p"}'))
    expect(bob).toEqual({ email: 'bob@acme.com', traits: { seats: 4, vip: false, zip: '90210' } })
    expect(() => personOf({ line: 4, cells: ['', 'Ada'] }, mapping)).toThrow('email and userId are empty: the row names nobody')
  })

  it('is a customer; more cells than headings are refused', async () => {
    const { records, mapping } = await mapped('id,name,domain\nc1,Acme,WWW.acme.com\n')
    expect(records.map((record) => customerOf(record, mapping))).toEqual([{ customerId: 'c1', name: 'Acme', domain: 'acme.com' }])
    expect(() => customerOf({ line: 2, cells: ['', 'x'] }, mapping)).toThrow('customerId is empty')
    expect(() => customerOf({ line: 2, cells: ['c', 'x', 'y', '', 'z'] }, mapping)).toThrow(
      'the row has 5 cells, more than there are headings (3)'
    )
  })
})
