import type { Tool } from '../../runtime/index.js'
import { type IsOffered, offeredWords } from '../offered-words.js'
import { quoted } from './marked.js'
import { shortened } from './shorten.js'
import { trimmed } from './trim.js'

type Input = Readonly<Record<string, unknown>>

/** An answer that fits, with what a model has to know of what is not in it. */
export interface FittedAnswer {
  output: object
  /** The output as JSON in which every text is quoted. */
  text: string
  notes: string[]
}

/** Asks the tool; `again` for a smaller page of what was asked before. */
export type Ask = (input: Input, again: boolean) => Promise<object>

/** Texts of rows in a list are longer than this only where the list is of nothing else: each can be read by itself. */
const maxLengthInLists = 600
const shorter = [16_000, 4_000, 1_000, 400, 150]
const maxPages = 4

const excerptsOfRows = 'Long texts are excerpts: where one ends in "more characters", the call that is named there reads all of it.'
const excerptsOfOne = 'Long texts are cut where one ends in "more characters".'

/** How much a model is shown. */
export interface Room {
  /** The most bytes that an answer's data may have. */
  budget: number
  /** Which tools the model can call: answers name no others. */
  isOffered: IsOffered
  /** What the model is told of how to see more of long texts, where there is a way. */
  larger?: string
}

/**
 * The tool's answer in at most so many bytes, in the shape that it always has. First long texts of rows become excerpts; then a smaller page is asked for,
 * so that its cursor goes on with the first row that is missing; then texts are cut further; at last lists are cut where they stand. `undefined` when
 * nothing helps.
 */
export async function fittedAnswer(
  tool: Tool,
  input: Input,
  { budget, isOffered, larger }: Room,
  ask: Ask
): Promise<FittedAnswer | undefined> {
  const narrow = offeredWords(tool.narrow ?? '', isOffered) || undefined
  // What changes something is never called again.
  const page = tool.effect === 'read' ? pageField(tool) : undefined
  const isOfRows = /^svc_(list|search)_|^svc_get_timeline$/.test(tool.name)
  const names = isOfRows ? isOffered : () => false
  const longest = isOfRows ? maxLengthInLists : Number.POSITIVE_INFINITY
  let whole = await ask(input, false)
  let output = shortened(whole, { longest, names })
  let text = quoted(output)
  let size = Buffer.byteLength(text)
  const wanted = rowsOf(output)
  let rows = wanted
  for (let pages = 0; page && size > budget && rows > 1 && pages < maxPages; pages++) {
    const limit = Math.max(1, Math.min(rows - 1, Math.floor(rows * (budget / size) * 0.95)))
    whole = await ask({ ...input, [page]: limit }, true)
    output = shortened(whole, { longest, names })
    text = quoted(output)
    size = Buffer.byteLength(text)
    rows = Math.min(limit, rowsOf(output))
  }
  const notes: string[] = []
  if (rows < wanted) notes.push(cutNote(rows, wanted, takesCursor(tool), narrow))
  for (const length of shorter) {
    if (size <= budget) break
    output = shortened(whole, { longest: Math.min(length, longest), names })
    text = quoted(output)
    size = Buffer.byteLength(text)
  }
  if (output !== whole) notes.push(isOfRows ? excerptsOfRows : `${excerptsOfOne}${larger === undefined ? '' : ` ${larger}`}`)
  if (size <= budget) return { output, text, notes }
  const fit = trimmed(output, budget)
  if (!fit) return undefined
  for (const { path, shown, of } of fit.losses) notes.push(`${path} holds ${shown} of ${of} rows, cut to fit.`)
  if (narrow !== undefined) notes.push(narrow)
  return { output: fit.output, text: quoted(fit.output), notes }
}

function cutNote(rows: number, wanted: number, hasCursor: boolean, narrow = 'Narrow the call to see them.'): string {
  const rest = hasCursor ? 'For the rest make the same call with the nextCursor of its pagination as cursor.' : narrow
  return `Cut to fit: the first ${rows} of ${wanted} rows. ${rest}`
}

/** The input that says how many rows an answer may have. */
function pageField({ input }: Tool): string | undefined {
  const names = Object.keys(('properties' in input && Object(input.properties)) || {})
  return ['limit', 'topK', 'candidateLimit', 'exampleLimit'].find((name) => names.includes(name))
}

const takesCursor = ({ input }: Tool) => 'properties' in input && 'cursor' in Object(input.properties)

/** How many rows an answer has: those of its longest list, but not of lists within rows. */
function rowsOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Math.max(0, ...Object.values(value).map(rowsOf))
}
