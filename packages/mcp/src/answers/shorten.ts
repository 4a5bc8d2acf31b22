/** Names of fields that only work as they are; what is longer than any of ours is none of them. */
const untouched = /cursor$|^(id|.*Id|permalink|url|.*Url)$/i
const longestUntouched = 2_000

/** How texts are cut: after how many characters, and whether they name the call that reads them whole, where the row around them can be read by itself. */
export interface Cut {
  longest: number
  namesWhole: boolean
}

/** A value whose long texts are cut. */
export function shortened(value: object, how: Cut): object {
  return shorten(value, how, undefined) as object
}

function shorten(value: unknown, how: Cut, whole: string | undefined): unknown {
  if (typeof value === 'string') return value.length > how.longest ? cut(value, how.longest, whole) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return mapped(value, (item) => shorten(item, how, whole))
  const row = value as Record<string, unknown>
  const own = how.namesWhole ? (wholeOf(row) ?? whole) : undefined
  const entries = Object.entries(row)
  const short = mapped(entries, (entry) => {
    const [name, field] = entry
    if (untouched.test(name) && typeof field === 'string' && field.length <= longestUntouched) return entry
    const next = shorten(field, how, own)
    return next === field ? entry : ([name, next] as [string, unknown])
  })
  return short === entries ? value : Object.fromEntries(short)
}

/** The list of what `change` answers; the list itself when that is all the same, so that short answers are not copied. */
function mapped<T>(list: T[], change: (item: T) => T): T[] {
  const changed = list.map(change)
  return changed.some((item, index) => item !== list[index]) ? changed : list
}

/** The call that reads the texts of a row whole, if it is a row of a kind that can be read by itself. */
function wholeOf(row: Record<string, unknown>): string | undefined {
  const { sourceType, sourceId, factType, id } = row
  if (typeof sourceType === 'string' && typeof sourceId === 'string') return `svc_get_source ${JSON.stringify({ sourceType, sourceId })}`
  if (typeof factType === 'string' && typeof id === 'string') return `svc_get_fact ${JSON.stringify({ factId: id, include: ['evidence'] })}`
  return undefined
}

function cut(text: string, longest: number, whole: string | undefined): string {
  const end = ` … [${text.length - longest} more characters${whole === undefined || whole.length > longest ? '' : `; all: ${whole}`}]`
  const head = text.slice(0, Math.max(20, longest - end.length))
  // Half of a pair would be no text.
  return `${/[\ud800-\udbff]$/.test(head) ? head.slice(0, -1) : head}${end}`
}
