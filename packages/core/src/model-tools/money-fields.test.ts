import { expect, it } from 'vitest'
import { registry } from '../registry/tools.js'

/** The number fields of a schema that hold money by their names, with what they say of themselves. */
function moneyFields(path: string, schema: unknown): [path: string, description: string][] {
  const { properties = {}, items, anyOf = [] } = Object(schema)
  const own = Object.entries(properties).flatMap(([name, field]): [string, string][] => {
    const below = moneyFields(`${path}.${name}`, field)
    return isMoney(name) && numbersOf(field).length > 0 ? [[`${path}.${name}`, numbersOf(field).join(' ')], ...below] : below
  })
  return [
    ...own,
    ...(items === undefined ? [] : moneyFields(`${path}[]`, items)),
    ...anyOf.flatMap((each: unknown) => moneyFields(path, each))
  ]
}

const isMoney = (name: string) => /mrr|revenue|cents|amount|usd/i.test(name)

/** The descriptions of the numbers that a field may be; an empty one where it has none. */
function numbersOf(field: unknown): string[] {
  const { type, description = '', anyOf = [] } = Object(field)
  return type === 'number' || type === 'integer' ? [description] : anyOf.flatMap(numbersOf)
}

it('every amount of money in an answer says in what unit and in which currency it is', () => {
  const fields = Object.values(registry).flatMap(({ name, output }) => moneyFields(name, output))
  expect(fields.map(([path]) => path)).toContain('svc_list_customers.items[].currentMrr')
  expect(fields.length).toBeGreaterThan(5)
  for (const [path, description] of fields) expect(description, path).toMatch(/minor units \(cents\).*currency|US dollars/i)
})

it('every tool that answers revenue says so in what models read without the schema of its answer', () => {
  for (const name of ['svc_list_customers', 'svc_get_customer', 'svc_list_attention_items', 'svc_query'] as const)
    expect(registry[name].description, name).toMatch(/minor units.* currency/)
})
