import type { NewApiKey, ToolCallOptions, Workspace } from '@rapport/core'
import { createTestRapport } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { type CallOptions, createRapportClient, type RapportClient } from '../src/index.js'
import { apiKey } from './stand-in-server.js'

/** What only the host's own code has: the rest has a method in the client. */
const inProcessOnly = [
  'access.can',
  'access.list',
  'activation.backfill',
  'apiKeys.setGrants',
  'audit.list',
  'ingest',
  'ingestIssues',
  'integrations.begin',
  'organizationId'
]

/** The names that a handle has: its own methods, and `noun.verb`. */
function namesOf(handle: object): string[] {
  return Object.entries(handle).flatMap(([noun, methods]) =>
    typeof methods === 'object' && methods !== null ? Object.keys(methods).map((verb) => `${noun}.${verb}`) : [noun]
  )
}

it('has the nouns and methods of the workspace, and no others', async () => {
  const { workspace } = await createTestRapport()
  const client = createRapportClient({ baseUrl: 'http://127.0.0.1:1', apiKey })
  const remote = namesOf(client).filter((name) => name !== 'close')
  expect(remote.sort()).toEqual(
    namesOf(workspace)
      .filter((name) => !inProcessOnly.includes(name))
      .sort()
  )
  expect(namesOf(workspace)).toEqual(expect.arrayContaining(inProcessOnly))
})

// What follows is checked by the compiler: the methods of both take and answer the same.

type Noun = Exclude<keyof RapportClient, 'call' | 'close' | 'tools'>

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Without what the other side has no word for: the client's fields may be undefined, and its lists readonly. */
type Plain<T> = T extends string | Date | ((...args: never[]) => unknown)
  ? T
  : T extends readonly (infer Element)[]
    ? Plain<Element>[]
    : T extends object
      ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> }
      : T

type Each<T> = T extends readonly [infer First, ...infer Others] ? [Plain<First>, ...Each<Others>] : []

/** A method's arguments without the options of its side, which come last. */
type Given<Method, Options> = Method extends (...args: infer Args) => unknown
  ? Required<Args> extends [...infer Head, infer Last]
    ? Same<Last, Options> extends true
      ? Each<Head>
      : Each<Required<Args>>
    : []
  : never

type Answer<Method> = Method extends (...args: never[]) => PromiseLike<infer Result> ? Result : never

type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The methods that take or answer something else here and there. */
type Differing = {
  [N in Noun]: {
    [M in keyof RapportClient[N] & string]: M extends keyof Workspace[N]
      ? Both<Given<RapportClient[N][M], CallOptions>, Given<Workspace[N][M], ToolCallOptions>> extends true
        ? Both<Answer<RapportClient[N][M]>, Answer<Workspace[N][M]>> extends true
          ? never
          : `${N}.${M} answers`
        : `${N}.${M} takes`
      : `${N}.${M} is missing`
  }[keyof RapportClient[N] & string]
}[Noun]

/**
 * In process it is said that no field is left out, which tools may do, a connection can be ended with its data, and an item is also named by what it was
 * raised with.
 */
export const drift: Same<
  Differing,
  | 'facts.setStatus answers'
  | 'facts.confirm answers'
  | 'facts.dismiss answers'
  | 'integrations.disconnect takes'
  | 'attention.resolve takes'
> = true

type Status<Handle extends { facts: { setStatus: unknown } }> = Answer<Handle['facts']['setStatus']>
export const status: Status<Workspace> extends Status<RapportClient> ? true : false = true

// In process the host says who acts; over HTTP that is the member who made the key.
type KeyInput = Parameters<RapportClient['apiKeys']['create']>[0]
export const keys: Both<Plain<KeyInput>, Plain<Omit<NewApiKey, 'createdById'>>> = true

type ToolsHere = Workspace['tools']
export const tools: Same<keyof RapportClient['tools'], keyof ToolsHere> = true
type DifferingTools = {
  [M in keyof ToolsHere]: Both<Answer<RapportClient['tools'][M]>, Answer<ToolsHere[M]>> extends true ? never : M
}[keyof ToolsHere]
export const toolAnswers: Same<DifferingTools, never> = true
