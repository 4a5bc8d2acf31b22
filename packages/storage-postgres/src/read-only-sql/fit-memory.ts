import { SqlError, type SqlNeeds, type SqlQuery, type ViewSizes, views } from '@rapport/core/storage'
import { quoteIdentifier } from '../migrations/identifiers.js'
import { toQueryError } from './query-error.js'
import { usualWorkMemory } from './query-settings.js'

/** Runs a statement of ours in the query's transaction, under the same watch. */
type Ask = (text: string) => Promise<readonly Record<string, unknown>[]>

const explain = 'explain (verbose, costs off) '

/** Bytes of an unmeasured value of a view, as it mostly is. */
const usual = { text: 300, jsonb: 500, other: 16 }

/**
 * What a query needs to stay within its memory: undefined where that is not known. Only a query that could take too much over views of any size has the
 * rows of its views counted, and their values measured where it gathers them. Throws `SqlError` when it could take too much over what is there.
 */
export async function fittedNeeds({ needs, reads, text }: SqlQuery, ask: Ask): Promise<SqlNeeds | undefined> {
  if (!needs) return undefined
  const first = needs()
  if (first.refusal === undefined && first.hashJoins && first.hashGroups) return first
  const known = reads.length === 0 ? first : needs(await sizesOf(reads, first.refusal !== undefined, ask))
  if (known.refusal === undefined) return known
  if (known.isOfHashing && !(await isHashed(text, ask))) return known
  throw new SqlError('QUERY_NOT_ALLOWED', known.refusal)
}

/** The settings of a transaction that keep a query within its needs, where those of every query do not. */
export function settingsOf({ workMemory, hashJoins, hashGroups }: SqlNeeds): string[] {
  return [
    ...(workMemory < usualWorkMemory ? [`set local work_mem to '${workMemory}kB'`] : []),
    ...(hashJoins ? [] : ['set local enable_hashjoin to off']),
    ...(hashGroups ? [] : ['set local enable_hashagg to off'])
  ]
}

/** Counts the rows of the views, and measures their values. */
async function sizesOf(reads: SqlQuery['reads'], withValues: boolean, ask: Ask): Promise<ViewSizes> {
  const counts = reads.map(({ view, columns }) => {
    const measured = withValues ? columns.filter((column) => typeOf(view, column) !== undefined) : []
    const lengths = measured.map((column) => {
      const length = `octet_length(${quoteIdentifier(column)}::text)`
      return `, max(${length}) as ${quoteIdentifier(`most ${column}`)}, sum(${length}) as ${quoteIdentifier(`all ${column}`)}`
    })
    return `(select to_jsonb(s) from (select count(*) as rows${lengths.join('')} from ${view}) s) as ${view}`
  })
  const [row] = await ask(`select ${counts.join(', ')}`)
  return Object.fromEntries(
    reads.map(({ view, columns }) => {
      const counted = Object(row?.[view])
      const rows = Number(counted.rows)
      const sizes = columns.map((column) => {
        const type = typeOf(view, column) ?? 'other'
        const whole = rows * usual[type]
        const measured = withValues && type !== 'other'
        return [
          column,
          measured ? { most: Number(counted[`most ${column}`]), all: Number(counted[`all ${column}`]) } : { most: usual[type], all: whole }
        ]
      })
      return [view, { rows, columns: Object.fromEntries(sizes) }]
    })
  )
}

/** Whether values of a column may be of any length. */
function typeOf(view: SqlQuery['reads'][number]['view'], column: string): 'text' | 'jsonb' | undefined {
  const type = Object.entries(views[view].columns).find(([name]) => name === column)?.[1].type
  if (type === 'text[]') return 'text'
  return type === 'text' || type === 'jsonb' ? type : undefined
}

/** Whether the plan keeps the rows of a subquery in a hash table, which is never written to disk. */
async function isHashed(text: string, ask: Ask): Promise<boolean> {
  try {
    const lines = await ask(`${explain}${text}`)
    return lines.some((line) => Object.values(line).join().includes('hashed SubPlan'))
  } catch (error) {
    throw toQueryError(error, explain.length)
  }
}
