import { isPaged, type MethodContract } from './method-contract.js'

/** packages/client/src/resource-methods.generated.ts: the methods of the routes, grouped by noun, as the workspace of the embedding API has them. */
export function resourceMethods(methods: readonly MethodContract[]): string {
  const nouns = [...new Set(methods.map(nounOf))].map((noun) => {
    const alone = methods.filter(({ name }) => name === noun)
    if (alone.length > 0) return alone.map(methodText).join(',\n')
    return `    ${noun}: {\n${membersText(methods, [noun])}\n    }`
  })
  const makers = [...(methods.some((method) => !isPaged(method)) ? ['ask'] : []), ...(methods.some(isPaged) ? ['pages'] : [])]
  return `// Made by scripts/generate.ts from the routes' schemas: change those, then run \`npm run generate\`.

import { asking } from './methods.js'
import type { CallOptions } from './options.js'
import type { MethodInputs } from './resources.generated.js'
import type { Send } from './send.js'

/** Makes the methods of the routes, grouped by noun. */
export function createResourceMethods(send: Send) {
  const { ${makers.join(', ')} } = asking(send)
  return {
${nouns.join(',\n')}
  }
}

/** The methods of the routes, grouped by noun. */
export type ResourceMethods = ReturnType<typeof createResourceMethods>
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
  return [...own, ...[...inner].map((noun) => `${noun}: {\n${membersText(methods, [...path, noun])}\n}`)].join(',\n')
}

const nounOf = ({ name }: MethodContract) => name.split('.')[0] ?? ''

function methodText(method: MethodContract): string {
  const { name, http, path, summary, grants, first, rest, answer, once } = method
  const doc = `/** ${summary} \`${http} ${path}\`; needs ${grants.length === 1 ? 'the grant' : 'the grants'} ${grants.join(' and ')}. */`
  const { text: restText, argument, fields } = restOf(method)
  const args = [
    ...first.map((field) => `${field}: MethodInputs['${name}']['${field}']`),
    ...(rest ? [restText] : []),
    'options?: CallOptions'
  ]
  const input = first.length === 0 ? argument : `{ ${[...fields, ...first].join(', ')} }`
  const call = [
    `method: '${http}'`,
    `path: '${path}'`,
    ...(answer === undefined ? [] : [`answer: '${answer}'`]),
    ...(once ? ['once: true'] : [])
  ]
  const maker = isPaged(method) ? 'pages' : 'ask'
  return `${doc}\n${name.split('.').at(-1)}: (${args.join(', ')}) => ${maker}('${name}', { ${call.join(', ')} }, ${input}, options)`
}

/** The argument that holds the fields that do not come first, and how the input takes them up. */
function restOf({ name, first, rest }: MethodContract): { text: string; argument: string; fields: string[] } {
  if (rest === undefined) return { text: '', argument: 'undefined', fields: [] }
  const others = first.map((field) => `'${field}'`).join(' | ')
  const type = first.length === 0 ? `MethodInputs['${name}']` : `Omit<MethodInputs['${name}'], ${others}>`
  const isOptional = rest.type === 'object' && (rest.required ?? []).length === 0
  return { text: `input${isOptional ? '?' : ''}: ${type}`, argument: 'input', fields: ['...input'] }
}
