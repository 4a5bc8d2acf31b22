import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allGrants, hasGrant } from '../auth/grants.js'
import { RapportError } from '../errors.js'
import { registry } from '../registry/tools.js'
import type { Tool } from '../runtime/tool.js'
import { describedTool } from './described-tool.js'
import { failureText } from './failure-text.js'
import { namedTools, offeredWords } from './offered-words.js'
import { toolsetNames, toolsIn } from './toolsets.js'

const tools: readonly Tool[] = Object.values(registry)

/** What a connection may see: each toolset, with and without tools that change something, with all grants and with each one alone. */
const views = toolsetNames.flatMap((toolset) =>
  [true, false].flatMap((writes) =>
    [allGrants, ...allGrants.map((grant) => [grant])].map((grants) => {
      const names = toolsIn(registry, [toolset])
      const offered = tools.filter(
        (tool) => names.has(tool.name) && (writes || tool.effect === 'read') && tool.grants.every((grant) => hasGrant(grants, grant))
      )
      return { toolset, offered, isOffered: (name: string) => offered.some((tool) => tool.name === name) }
    })
  )
)

/** Every literal text of core's source that names a tool: messages of errors are among them. */
const literals = sourceFiles(join(import.meta.dirname, '..')).flatMap((file) => {
  const texts = readFileSync(file, 'utf8').match(/'[^'\n]*svc_[^'\n]*'|`[^`\n]*svc_[^`\n]*`/g) ?? []
  return texts.map((text) => text.slice(1, -1)).filter((text) => text.includes(' '))
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return /(?<!\.test|\.generated)\.ts$/.test(entry.name) ? [path] : []
  })
}

describe('what a connection reads', () => {
  it('names no tool in descriptions and schemas that it does not list, and says something of each tool and field', () => {
    for (const { toolset, offered, isOffered } of views) {
      for (const tool of offered) {
        const { description, input, output } = describedTool(tool, isOffered)
        const text = `${description} ${JSON.stringify([input, output])}`
        expect(
          namedTools(text).filter((name) => !isOffered(name)),
          `${toolset}: ${tool.name}`
        ).toEqual([])
        expect(description.length, `${toolset}: ${tool.name}`).toBeGreaterThan(30)
      }
    }
  })

  it('names no such tool in errors either, and always says what to do', () => {
    expect(literals.length).toBeGreaterThan(60)
    for (const { offered, isOffered } of views) {
      for (const tool of offered) {
        for (const code of ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE'] as const) {
          const text = failureText(tool, new RapportError(code, code === 'UNPROCESSABLE' ? 'The answer is too long' : 'No'), isOffered)
          expect(namedTools(text).filter((name) => !isOffered(name))).toEqual([])
          expect(text).toMatch(/\): .+\. ([A-Z]|svc_).+\.$/)
        }
      }
      for (const literal of literals) expect(namedTools(offeredWords(literal, isOffered)).filter((name) => !isOffered(name))).toEqual([])
    }
  })

  it('loses nothing in the default toolset of what tells how to do it right', () => {
    const names = toolsIn(registry, ['default'])
    for (const tool of tools.filter(({ name }) => names.has(name))) {
      for (const text of [tool.description, tool.remedy, tool.narrow])
        expect(
          namedTools(text ?? '').filter((name) => !names.has(name)),
          tool.name
        ).toEqual([])
    }
  })
})

describe('a text without tools that are absent', () => {
  const offers =
    (...names: string[]) =>
    (tool: string) =>
      names.includes(tool)

  it.each([
    ['Reads one. Next: svc_list_facts for proof, svc_get_timeline.', ['svc_get_timeline'], 'Reads one. Next: svc_get_timeline.'],
    ['Reads one. Next: svc_list_facts or svc_get_timeline of it.', ['svc_list_facts'], 'Reads one. Next: svc_list_facts.'],
    ['Reads one. Next: svc_list_facts or svc_get_timeline of it.', [], 'Reads one.'],
    ['Ask for fewer parts; svc_list_users pages through all.', [], 'Ask for fewer parts.'],
    ['There is no such source; svc_list_features lists them', [], 'There is no such source'],
    [
      "to_tsvector is not allowed; write ILIKE '%word%', or svc_search_customer_context",
      [],
      "To_tsvector is not allowed; write ILIKE '%word%'"
    ],
    ['Find the account with svc_list_customers (search).', [], ''],
    ['Find the account with svc_list_customers (search).', ['svc_list_customers'], 'Find the account with svc_list_customers (search).']
  ])('%s, with %j: %s', (text, names, expected) => {
    expect(offeredWords(text, offers(...names))).toBe(expected)
  })
})
