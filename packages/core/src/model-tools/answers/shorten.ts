/** Names of fields that only work as they are; what is longer than any of ours is none of them. */
const untouched = /cursor$|^(id|.*Id|permalink|url|.*Url)$/i
const maxUntouchedLength = 2_000

/** How texts are cut. */
export interface Cut {
  /** After how many characters. */
  longest: number
  /** Which tools a text may name that is cut: the one that reads it whole, where the row around it can be read by itself. */
  names(tool: string): boolean
}

/** A value whose long texts are cut. */
export function shortened(value: object, how: Cut): object {
  return shorten(value, how, undefined) as object
}

function shorten(value: unknown, how: Cut, around: Row | undefined): unknown {
  if (typeof value === 'string') return value.length > how.longest ? cut(value, how.longest, around && wholeOf(around, how)) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return mapped(value, (item) => shorten(item, how, around))
  const row = value as Row
  const own = isReadable(row) ? row : around
  const entries = Object.entries(row)
  const short = mapped(entries, (entry) => {
    const [name, field] = entry
    if (typeof field === 'string' && (field.length <= how.longest || isUntouched(name, field))) return entry
    const next = shorten(field, how, own)
    return next === field ? entry : ([name, next] as [string, unknown])
  })
  return short === entries ? value : Object.fromEntries(short)
}

type Row = Readonly<Record<string, unknown>>

const isUntouched = (name: string, text: string) => text.length <= maxUntouchedLength && untouched.test(name)

/** The list of what `change` answers; the list itself when that is all the same, so that short answers are not copied. */
function mapped<T>(list: T[], change: (item: T) => T): T[] {
  const changed = list.map(change)
  return changed.some((item, index) => item !== list[index]) ? changed : list
}

const isSource = ({ sourceType, sourceId }: Row) => typeof sourceType === 'string' && typeof sourceId === 'string'
const isReadable = (row: Row) => isSource(row) || (typeof row.factType === 'string' && typeof row.id === 'string')

/** The call that reads the texts of a row whole. */
function wholeOf(row: Row, { names }: Cut): string | undefined {
  const { sourceType, sourceId, id } = row
  const call = isSource(row)
    ? { tool: 'svc_get_source', input: { sourceType, sourceId } }
    : { tool: 'svc_get_fact', input: { factId: id, include: ['evidence'] } }
  return names(call.tool) ? `${call.tool} ${JSON.stringify(call.input)}` : undefined
}

function cut(text: string, longest: number, whole: string | undefined): string {
  const end = ` … [${text.length - longest} more characters${whole === undefined || whole.length > longest ? '' : `; all: ${whole}`}]`
  const head = text.slice(0, Math.max(20, longest - end.length))
  // Half of a pair would be no text.
  return `${/[\ud800-\udbff]$/.test(head) ? head.slice(0, -1) : head}${end}`
}
