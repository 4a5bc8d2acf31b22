import { factTypes } from '@rapport/core'
import type { GoldenQuestion, GoldenText } from './golden-set.js'

/** What is wrong with a line, in words for the person who wrote it. */
export class GoldenLineError extends Error {
  override readonly name = 'GoldenLineError'
}

const questionKeys = ['question', 'customers', 'sources', 'notCustomers', 'customer']
const textKeys = ['text', 'types', 'alsoRight', 'channel', 'ourSpeakers']
/** Notes for whoever keeps the file; nothing reads them. */
const noteKeys = ['id', 'tags', 'language', 'title', 'facts']
/** What a channel must name, or its text would be read as something else. */
const knownChannel = /\b(email|call|ticket|chat|note|opportunity|CRM)\b/
const maxQuestionLength = 2_000

/** A line of a golden file: a question or a text. Throws a GoldenLineError. */
export function readGoldenLine(text: string, line: number): GoldenQuestion | GoldenText {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new GoldenLineError(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isObject(value))
    throw new GoldenLineError('it must be an object, such as { "question": "Who wants an export?", "customers": ["acme"] }')
  const isText = 'text' in value
  if (isText === 'question' in value) throw new GoldenLineError('it must have either "question" or "text"')
  const known = isText ? textKeys : questionKeys
  const unknown = Object.keys(value).find((key) => !known.includes(key) && !noteKeys.includes(key))
  if (unknown !== undefined)
    throw new GoldenLineError(
      `"${unknown.slice(0, 50)}" is none of ${known.join(', ')}, which a ${isText ? 'text' : 'question'} may have, nor of the notes ${noteKeys.join(', ')}`
    )
  return isText ? { line, ...textOf(value) } : { line, ...questionOf(value) }
}

function questionOf(value: Readonly<Record<string, unknown>>): Omit<GoldenQuestion, 'line'> {
  const question = wordsOf(value, 'question')
  if (question.length < 2 || question.length > maxQuestionLength)
    throw new GoldenLineError(`"question" must have 2 to ${maxQuestionLength.toLocaleString('en')} characters`)
  const customers = listOf(value, 'customers')
  const notCustomers = listOf(value, 'notCustomers')
  const sources = listOf(value, 'sources')
  if (customers.length > 0 && sources.length > 0)
    throw new GoldenLineError('a question has either "customers" or "sources": ask it on two lines')
  if (customers.length + sources.length + notCustomers.length === 0)
    throw new GoldenLineError('say what must be found, with "customers" or "sources", or what must not, with "notCustomers"')
  const both = customers.find((name) => notCustomers.includes(name))
  if (both !== undefined) throw new GoldenLineError(`"${both}" stands in "customers" and in "notCustomers"`)
  return { question, customers, notCustomers, sources, ...(value.customer !== undefined && { customer: wordsOf(value, 'customer') }) }
}

function textOf(value: Readonly<Record<string, unknown>>): Omit<GoldenText, 'line'> {
  if (value.types === undefined) throw new GoldenLineError('"types" is missing: the types of facts in the text, [] for none')
  const channel = value.channel === undefined ? 'email' : wordsOf(value, 'channel')
  if (!knownChannel.test(channel))
    throw new GoldenLineError(
      '"channel" must name an email, call, ticket, chat, note or opportunity, such as "note of an own colleague in the CRM"'
    )
  const ourSpeakers = listOf(value, 'ourSpeakers')
  return {
    text: wordsOf(value, 'text'),
    channel,
    types: typesOf(value, 'types'),
    alsoRight: typesOf(value, 'alsoRight'),
    ...(ourSpeakers.length > 0 && { ourSpeakers })
  }
}

function typesOf(value: Readonly<Record<string, unknown>>, key: string): string[] {
  const types = listOf(value, key)
  const wrong = types.find((type) => !factTypes.some((known) => known === type))
  if (wrong !== undefined)
    throw new GoldenLineError(`"${wrong.slice(0, 50)}" in "${key}" is not a type of facts. The types are: ${factTypes.join(', ')}`)
  return types
}

function wordsOf(value: Readonly<Record<string, unknown>>, key: string): string {
  const words = value[key]
  if (typeof words === 'string' && words.trim() !== '') return words
  throw new GoldenLineError(`"${key}" must be a text`)
}

/** The texts of a list, each once; none where the key is missing. */
function listOf(value: Readonly<Record<string, unknown>>, key: string): string[] {
  const list: unknown = value[key] ?? []
  if (Array.isArray(list) && list.every((item): item is string => typeof item === 'string' && item.trim() !== '')) return [...new Set(list)]
  throw new GoldenLineError(`"${key}" must be a list of texts`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
