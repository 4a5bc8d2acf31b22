import { isDeepStrictEqual } from 'node:util'
import { destinationTypeOf, knownDestinationTypes } from '../../destinations/index.js'
import { type Descriptor, providerIds } from '../../providers/index.js'
import type { Registry, Tool } from '../../runtime/index.js'
import { ownProviderText, variantsOf } from './setup-variants.js'

/** The providers of a process, by their ids. */
type Descriptors = ReadonlyMap<string, Descriptor>

/**
 * The tools of a process: their schemas name its own providers beside those of the catalogue, as setup, lists and filters take them. Without providers of its
 * own it has the tools as they are published.
 */
export function toolsOfProcess(tools: Registry, descriptors: Descriptors): Registry {
  if (ownOf(descriptors).length === 0) return tools
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, toolOfProcess(tool, descriptors)]))
}

function toolOfProcess(tool: Tool, descriptors: Descriptors): Tool {
  const input = namingProviders(tool.input, descriptors)
  const output = namingProviders(tool.output, descriptors)
  return input === tool.input && output === tool.output ? tool : { ...tool, input, output }
}

/**
 * A schema, or a document of schemas, that names a process's own providers wherever it names those of the catalogue. What names none is answered as it is.
 */
export function namingProviders<Schema extends object>(schema: Schema, descriptors: Descriptors): Schema {
  const own = ownOf(descriptors)
  return own.length === 0 ? schema : (named(schema, own) as Schema)
}

const ownOf = (descriptors: Descriptors): Descriptor[] => [...descriptors.values()].filter(({ id }) => !isKnown(id))

const isKnown = (id: string) => providerIds.some((known) => known === id)

function named(value: unknown, own: readonly Descriptor[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return changed(
      value,
      withVariants(value, own).map((each) => named(each, own))
    )
  const entries = Object.entries(value)
  const next = entries.map(([name, each]): [string, unknown] => [name, name === 'examples' ? withExamples(each, own) : named(each, own)])
  return next.every(([, each], index) => each === entries[index]?.[1]) ? value : { ...value, ...Object.fromEntries(next) }
}

/** The list as it was, where nothing in it is another. */
function changed(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  return next.length === before.length && next.every((each, index) => each === before[index]) ? before : next
}

/** Lists of the catalogue's ids, and of its types of destinations, go on with the process's own. */
function withExamples(examples: unknown, own: readonly Descriptor[]): unknown {
  if (isDeepStrictEqual(examples, [...providerIds])) return [...providerIds, ...own.map(({ id }) => id)]
  if (!isDeepStrictEqual(examples, knownDestinationTypes)) return examples
  const types = own.flatMap(({ id, channel }) => (channel === undefined ? [] : [destinationTypeOf(id)]))
  return types.length === 0 ? examples : [...knownDestinationTypes, ...types]
}

/** What a setup takes for each of them stands before what it takes for any. */
function withVariants(list: readonly unknown[], own: readonly Descriptor[]): readonly unknown[] {
  const index = list.findIndex((variant) => providerIn(variant).description === ownProviderText)
  if (index < 0) return list
  const named = new Set(list.map((variant) => providerIn(variant).const))
  const others = own.filter(({ id }) => !named.has(id)).flatMap((descriptor) => variantsOf(descriptor.id, descriptor))
  return [...list.slice(0, index), ...others, ...list.slice(index)]
}

const providerIn = (variant: unknown): { const?: unknown; description?: unknown } => Object(Object(Object(variant).properties).provider)
