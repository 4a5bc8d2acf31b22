import { type Static, Type } from 'typebox'
import { customerPlan } from '../customers/index.js'
import { customers, users } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { listFields, operatorsOfField } from './filter/fields.js'
import { filterOperators, type ListSubject } from './filter/filter-shape.js'

const names = (description: string) => Type.Array(Type.String(), { description })

export const listOptionsShape = strictObject({
  fields: Type.Array(
    strictObject({
      field: Type.String(),
      kind: Type.String({ description: 'What its values are: text, choice, member, number, time, tag, segment, id or trait.' }),
      operators: Type.Array(Type.Enum([...filterOperators])),
      choices: names('The values of a choice; empty for other kinds.')
    })
  ),
  traits: names('Traits of the 1,000 that were active last, at most 200.'),
  tags: names('Tags of the 1,000 that were active last, at most 200.'),
  plans: names('Plans of the 1,000 that were active last, at most 200.')
})

const looked = 1_000
const shown = 200

/** By what a list can be narrowed. */
export async function listOptions(store: OrganizationStore, subject: ListSubject): Promise<Static<typeof listOptionsShape>> {
  const fields = Object.entries(listFields[subject]).map(([field, its]) => ({
    field,
    kind: its.kind as string,
    operators: operatorsOfField(its),
    choices: [...(its.choices ?? [])]
  }))
  const newest = { orderBy: { column: 'last_activity_at', direction: 'desc' }, limit: looked } as const
  if (subject === 'people') {
    const rows = await store.find(users, { ...newest, columns: ['traits'] })
    return { fields, traits: distinct(rows.flatMap(({ traits }) => Object.keys(traits))), tags: [], plans: [] }
  }
  const rows = await store.find(customers, { ...newest, columns: ['traits', 'tags', 'plan'] })
  return {
    fields,
    traits: distinct(rows.flatMap(({ traits }) => Object.keys(traits))),
    tags: distinct(rows.flatMap(({ tags }) => Object.keys(tags ?? {}))),
    plans: distinct(rows.flatMap((row) => customerPlan(row) ?? []))
  }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort().slice(0, shown)
