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

/** The routes of the methods, a line each below that of their noun: name, method and path, and what they take. */
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

/** The lines of the routes: one for each noun, with the path that its routes begin with, and below it one for each method. */
function linesOf(methods: readonly MethodContract[]): string[] {
  const byNoun = groupBy(methods, ({ name }) => name.split('.').slice(0, -1).join('.'))
  return [...byNoun].flatMap(([noun, its]) => {
    const base = sharedPath(its.map(({ path }) => path))
    return [`:${noun} ${base}`, ...its.map((method) => lineOf(method, base.length))]
  })
}

/** The segments that all paths begin with, up to the first field. */
function sharedPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'))
  const end = first.findIndex((segment, index) => segment.startsWith('{') || others.some((other) => other[index] !== segment))
  return first.slice(0, end === -1 ? first.length : end).join('/')
}

/** `dismiss POST/{id}/dismiss +` and the like: fields of the path come first unless others are named. */
function lineOf(method: MethodContract, baseLength: number): string {
  const { name, http, path, first, rest, answer, once } = method
  const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)
  const marks = [
    ...(first.join() === fields.join() ? [] : first),
    ...(rest === undefined ? [] : ['+']),
    ...(isPaged(method) ? ['*'] : []),
    ...(once ? ['!'] : []),
    ...(answer === undefined ? [] : [`=${answer}`])
  ]
  if (first.length === 0 && fields.length > 0) throw new Error(`${name} has a field in its path that does not come first`)
  return [name.split('.').at(-1), `${http}${path.slice(baseLength)}`, ...marks].join(' ')
}
