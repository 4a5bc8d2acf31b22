import { foldText, foldWhole } from '../../values/index.js'
import { plainLetters } from './plain-letters.js'

const legalForms = [
  'inc',
  'incorporated',
  'llc',
  'llp',
  'ltd',
  'limited',
  'plc',
  'corp',
  'corporation',
  'co',
  'company',
  'gmbh',
  'ag',
  'kg',
  'se',
  'ug',
  'sa',
  'sas',
  'sarl',
  'sl',
  'bv',
  'nv',
  'oy',
  'oyj',
  'ab',
  'as',
  'asa',
  'aps',
  'srl',
  'spa',
  'pty',
  'pte',
  'pvt',
  'pty ltd',
  'kk'
]

/** A legal form at the end of a name; `sa` also written as `S.A.` Looking only where a gap begins keeps it quick on names that are all gaps. */
const endsInForm = new RegExp(`(?<![\\s,&])[\\s,&]+(?:${legalForms.map((form) => [...form].join('\\.?')).join('|')})\\.?$`, 'u')

/** A company's name in lower case without the legal forms at its end; never empty unless the name is. */
function withoutForms(name: string): string {
  let bare = foldWhole(name).trim()
  for (let shorter = bare.replace(endsInForm, ''); shorter !== bare && shorter !== ''; shorter = bare.replace(endsInForm, ''))
    bare = shorter
  return bare
}

/** A company's name in the form in which two are compared: letters and digits, without legal forms. `Acme Robotics Inc.` is `acmerobotics`. */
export function bareName(name: string): string {
  return plainLetters(withoutForms(name))
}

/** How a company of this name may write it in a domain: its words as one, and joined by hyphens. */
export function labelsOfName(name: string): string[] {
  const words = withoutForms(name)
    .split(/[\s-]+/u)
    .map(plainLetters)
    .filter((word) => word !== '')
  return [...new Set([words.join(''), words.join('-')])]
}

/**
 * The ways in which a name is most likely written, as values of `customers.name_key`: as it is, without legal forms, and with each of them after a
 * space or comma, with or without a dot.
 */
export function nameSpellings(name: string): string[] {
  const bare = withoutForms(name)
  const formed = legalForms.flatMap((form) => [` ${form}`, ` ${form}.`, `, ${form}`, `, ${form}.`]).map((end) => bare + end)
  return [...new Set([name, bare, ...formed].map(foldText))]
}
