import { expect, it } from 'vitest'
import { foldText } from '../../values/text/text-key.js'
import { bareName, labelsOfName, nameSpellings } from './company-name.js'

it.each([
  ['Acme', 'acme'],
  ['Acme Robotics Inc.', 'acmerobotics'],
  ['ACME, LLC', 'acme'],
  ['Acme S.A.', 'acme'],
  ['Acme S.r.l', 'acme'],
  ['Acme Pty. Ltd.', 'acme'],
  ['Acme Widgets GmbH & Co. KG', 'acmewidgets'],
  ['Smith & Sons Limited', 'smithsons'],
  ['Café Müller AG', 'cafemuller'],
  ['Inc', 'inc'],
  ['Zinc', 'zinc'],
  ['', '']
])('%s is %s without what says nothing', (name, expected) => {
  expect(bareName(name)).toBe(expected)
})

it('a name may be the label of a domain as one word or with hyphens', () => {
  expect(labelsOfName('Acme Robotics Inc.')).toEqual(['acmerobotics', 'acme-robotics'])
  expect(labelsOfName('Acme')).toEqual(['acme'])
})

it('looks for a name as it is stored, with every legal form as it is usually written', () => {
  const spellings = nameSpellings('Acme Robotics, Inc.')
  for (const name of ['Acme Robotics', 'Acme Robotics, Inc.', 'acme robotics inc', 'Acme Robotics GmbH', 'ACME ROBOTICS LTD.'])
    expect(spellings).toContain(foldText(name))
  for (const spelling of spellings) expect(bareName(spelling)).toBe('acmerobotics')
})

it('a name that is nothing but gaps takes no time to read', () => {
  const name = `a${' ,'.repeat(100_000)}b`
  expect(bareName(name)).toBe('ab')
})
