import type { client } from '../../api/client'

export type ReadingSettings = Awaited<ReturnType<typeof client.reading.get>>

/** The settings while they are being written: a name a line. */
export interface ReadingFields {
  competitors: string
  products: string
  codeNames: string
  patienceDays: string
}

export function fieldsOf({ competitors, products, codeNames, patienceDays }: ReadingSettings): ReadingFields {
  return {
    competitors: competitors.join('\n'),
    products: products.join('\n'),
    codeNames: codeNames.map(({ name, customer }) => (customer === null ? name : `${name} = ${customer}`)).join('\n'),
    patienceDays: String(patienceDays)
  }
}

/** What stands in the lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A line with "=" names a customer behind it. */
export function codeNamesOf(text: string): { name: string; customer: string | null }[] {
  return linesOf(text).map((line) => {
    const sign = line.lastIndexOf('=')
    const customer = sign === -1 ? '' : line.slice(sign + 1).trim()
    return { name: (sign === -1 ? line : line.slice(0, sign)).trim(), customer: customer || null }
  })
}
