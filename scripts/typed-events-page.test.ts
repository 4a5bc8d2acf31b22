import { readFileSync } from 'node:fs'
import type { createRapportClient, createTracker } from '@rapport/client'
import { defineEvents } from '@rapport/core'
import { Type } from 'typebox'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../docs/typed-events.md')
const own = read('./typed-events-page.test.ts')

// The compiler reads the calls of the page's table here: `npm run typecheck`. scripts/check-docs-code.ts compiles the block of the page.
const events = defineEvents({
  signed_up: Type.Object({ plan: Type.Union([Type.Literal('free'), Type.Literal('team')]), seats: Type.Optional(Type.Integer()) }),
  report_exported: { type: 'object', properties: { format: { enum: ['pdf', 'csv'] } }, required: ['format'] }
})

/** The calls of the page's table. Nobody calls it. */
function calls(
  makers: { createTracker: typeof createTracker; createRapportClient: typeof createRapportClient },
  options: { baseUrl: string; apiKey: string; publicKey: string },
  batches: { events: { type: 'custom'; eventName: 'signed_up'; properties: { plan: 'team' } }[] }[]
) {
  const { createTracker, createRapportClient } = makers
  createTracker<typeof events>(options).track({ eventName: 'signed_up', userId: 'u1', properties: { plan: 'team' } })
  return createRapportClient<typeof events>(options).events.import({ batches })
}

it('the calls of the table about declared events compile', () => {
  const inTable = [...page.matchAll(/`(create\w+<typeof events>.*?)` \|/g)].map(([, code = '']) => code)
  expect(inTable).toHaveLength(2)
  for (const code of inTable) expect(own).toContain(code)
  expect(Object.keys(events.schemas)).toEqual(['signed_up', 'report_exported'])
  expect(calls).toHaveLength(3)
})
