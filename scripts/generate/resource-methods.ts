import { groupBy } from '../../packages/core/src/values/index.js'
import { isPaged, type MethodContract } from './method-contract.js'

/**
 * packages/client/src/resource-methods.generated.ts: the methods of the routes, grouped by noun, as the workspace of the embedding API has them. Their types
 * are an interface, and their code is one short line each, which the client reads: bundles of pages stay small.
 */
export function resourceMethods(methods: readonly MethodContract[]): string {
  const nouns = [...new Set(methods.map(nounOf))].map((noun) => {
    const alone = methods.filter(({ name }) => name === noun)
    if (alone.length > 0) return alone.map(methodText).join('\n')
    return `    ${noun}: {\n${membersText(methods, [noun])}\n    }`
  })
  const results = [...(methods.some(isPaged) ? ['PagePromise'] : [])]
  return `// Made by scripts/generate.ts from the routes' schemas: change those, then run \`npm run generate\`.

import type { CallOptions } from './options.js'
${results.length > 0 ? "import type { PagePromise } from './page.js'\n" : ''}import type { MethodInputs, MethodOutputs } from './resources.generated.js'

/** The methods of the routes, grouped by noun. */
export interface ResourceMethods {
${nouns.join('\n')}
}

/** The routes of the methods, a line each below that of their noun. methodOf says how a line is read. */
export const routeLines = \`
${linesOf(methods).join('\n')}
\`
`
}

/** The methods of a noun, and those of the nouns within it, such as `patterns` in `facts`. */
function membersText(methods: readonly MethodContract[], path: readonly string[]): string {
  const within = methods.flatMap((method) => {
    const names = method.name.split('.')
    return path.every((name, index) => names[index] === name) ? [{ method, rest: names.slice(path.length) }] : []
  })
  const inner = new Set(within.flatMap(({ rest }) => (rest.length > 1 ? [rest[0] ?? ''] : [])))
  const own = within.flatMap(({ method, rest }) => (rest.length === 1 ? [methodText(method)] : []))
  return [...own, ...[...inner].map((noun) => `${noun}: {\n${membersText(methods, [...path, noun])}\n}`)].join('\n')
}

const nounOf = ({ name }: MethodContract) => name.split('.')[0] ?? ''

function methodText(method: MethodContract): string {
  const { name, http, path, summary, grants, first, rest } = method
  const doc = `/** ${summary} \`${http} ${path}\`; needs ${grants.length === 1 ? 'the grant' : 'the grants'} ${grants.join(' and ')}. */`
  const args = [
    ...first.map((field) => `${field}: MethodInputs['${name}']['${field}']`),
    ...(rest === undefined ? [] : [restOf(method, rest)]),
    'options?: CallOptions'
  ]
  const output = `MethodOutputs['${name}']`
  const result = isPaged(method) ? `PagePromise<${output}, ${output}['items'][number]>` : `Promise<${output}>`
  return `${doc}\n${name.split('.').at(-1)}(${args.join(', ')}): ${result}`
}

/** The argument that holds the fields that do not come first. */
function restOf({ name, first }: MethodContract, rest: NonNullable<MethodContract['rest']>): string {
  const others = first.map((field) => `'${field}'`).join(' | ')
  const type = first.length === 0 ? `MethodInputs['${name}']` : `Omit<MethodInputs['${name}'], ${others}>`
  const isOptional = rest.type === 'object' && (rest.required ?? []).length === 0
  return `input${isOptional ? '?' : ''}: ${type}`
}

/** The lines of the routes: one for each noun, and below it one for each method. The client's `methodOf` says how they are read. */
function linesOf(methods: readonly MethodContract[]): string[] {
  const byNoun = groupBy(methods, ({ name }) => name.split('.').slice(0, -1).join('.'))
  return [...byNoun].flatMap(([noun, its]) => {
    const paths = its.map(({ name, path }) => withinApi(name, path))
    const usual = pathOf(noun)
    const isUsual = paths.every((path) => path === usual || path.startsWith(`${usual}/`))
    const base = isUsual ? usual : sharedPath(paths)
    return [
      isUsual ? `:${noun}` : `:${noun} ${base || '/'}`,
      ...its.map((method, at) => lineOf(method, paths[at]?.slice(base.length) ?? ''))
    ]
  })
}

function withinApi(name: string, path: string): string {
  if (!path.startsWith('/api/')) throw new Error(`${name} has a path outside of /api`)
  return path.slice('/api'.length)
}

/** The path that a noun or a method is expected to have. */
const pathOf = (name: string) => name && `/${name.replace('.', '/').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The segments that all paths begin with, up to the first field. */
function sharedPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'))
  const end = first.findIndex((segment, index) => segment.startsWith('{') || others.some((other) => other[index] !== segment))
  return first.slice(0, end === -1 ? first.length : end).join('/')
}

/** `dismiss P#~+` and the like: fields of the path come first, and then those that are named. */
function lineOf(method: MethodContract, route: string): string {
  const { name, http, first, rest, answer, once } = method
  const fields = [...method.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
  if (first.slice(0, fields.length).join() !== fields.join()) throw new Error(`${name} has a field in its path that does not come first`)
  const own = name.split('.').at(-1) ?? ''
  const ending = pathOf(own)
  const short = (route.endsWith(ending) ? `${route.slice(0, -ending.length)}~` : route).replace('/{id}', '#')
  const marks = [
    isPaged(method) ? '*' : rest === undefined ? '' : '+',
    once ? '!' : '',
    answer === undefined ? '' : `=${answer === 'items' ? '' : answer}`
  ]
  return `${[`${own} ${letters[http]}${short}`, ...first.slice(fields.length)].join(' ')}${marks.join('')}`
}

const letters: Readonly<Record<MethodContract['http'], string>> = { GET: 'G', POST: 'P', PUT: 'U', PATCH: 'A', DELETE: 'D' }
