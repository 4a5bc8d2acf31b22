import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guard } from '../guard.js'
import { parseSelect } from '../parse.js'
import { bindParameters } from './bind-parameters.js'

const name = { name: 'name', type: 'text' as const }
const minimum = { name: 'minimum', type: 'number' as const }
const since = { name: 'since', type: 'date' as const, default: '2026-01-01' }

const timeRefused = 'input.parameters.since must be a day such as 2026-03-31. For a time of day, use a text parameter with ::timestamptz'

describe('parameters of a query', () => {
  it('become literals of their types, where the parser sees a value', async () => {
    const text = 'select * from customers where name = :name and mrr_cents > :minimum and created_at::date >= :since limit 5'
    const bound = await bindParameters(text, [name, minimum, since], { name: "O'Hara", minimum: -5 })
    expect(bound).toBe(
      "select * from customers where name = ('O''Hara') and mrr_cents > (-5) and created_at::date >= ('2026-01-01'::date) limit 5"
    )
    await guard(bound)
  })

  it('leave strings, comments, names and casts alone', async () => {
    const text = `select ':name', "a:name", $x$:name$x$, 'é', :name /* :name */, 1::text -- :name`
    expect(await bindParameters(text, [name], { name: 'x' })).toBe(text.replace(', :name /*', ", ('x') /*"))
  })

  it('may have the name of what every object has', async () => {
    const everywhere = { name: 'constructor', type: 'text' as const, default: 'x' }
    expect(await bindParameters('select :constructor', [everywhere], {})).toBe("select ('x')")
  })

  it('never end the literal that they stand in', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom("'", "''", "\\'", "'; drop table x --", "' or ''='", '$$', ':name', '*/', '/*', '\\', "E'", '\n--')
    )
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (first, second) => {
        const value = `${first}${second}`.replaceAll('\u0000', '').toWellFormed().slice(0, 1000).toWellFormed()
        const tree = await parseSelect(
          await bindParameters('select :name as x, name from customers where plan=:name', [name], { name: value })
        )
        const texts = [...tree.all()].flatMap((node) => (node.type === 'A_Const' ? [node.node('sval')?.text('sval') ?? ''] : []))
        expect(texts).toEqual([value, value])
      }),
      { numRuns: 60 }
    )
  })

  it.each([
    [{ name: 'x' }, 'input.parameters.minimum is missing: the query needs a value for it'],
    [{ name: 'x', minimum: '5' }, 'input.parameters.minimum must be a number'],
    [{ name: 5, minimum: 5 }, 'input.parameters.name must be a text'],
    [{ name: 'x', minimum: 5, since: '2026-02-30' }, 'input.parameters.since must be a day such as 2026-03-31'],
    [{ name: 'x', minimum: 5, since: 20260331 }, 'input.parameters.since must be a day such as 2026-03-31'],
    [{ name: 'x', minimum: 5, since: '2026-03-31T23:30:00-08:00' }, timeRefused],
    [{ name: 'x', minimum: 5, since: '2026-03-31 23:30' }, timeRefused],
    [{ name: 'x', minimum: 5, plan: 'y' }, 'input.parameters.plan is not a parameter of the query; it has name, minimum, since']
  ])('say what is wrong with a value: %j', async (values, words) => {
    const text = 'select :name, :minimum, :since'
    await expect(bindParameters(text, [name, minimum, since], values)).rejects.toThrow(words)
  })

  it('have to be declared, and the text has to be SQL', async () => {
    await expect(bindParameters('select :name, :plan', [name], { name: 'x' })).rejects.toThrow(
      'must declare plan, because the SQL says :plan'
    )
    await expect(bindParameters('selec :name', [name], { name: 'x' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
  })
})
