import { expect, it } from 'vitest'
import { apiOperation } from '../../packages/core/src/http/openapi/api-operation.js'
import { NamedSchemas } from '../../packages/core/src/http/openapi/named-schemas.js'
import { routeTable } from '../../packages/core/src/registry/routes.js'
import { apiOverview } from './api-overview.js'
import { apiPage, areasOf } from './api-page.js'

const routes = routeTable.api
const areas = areasOf(routes)
const overview = apiOverview(routes)

it('the pages of the API have a section for every route, with its path, its grants and every field', () => {
  expect(areas.flatMap((area) => area.routes)).toHaveLength(routes.length)
  for (const area of areas) {
    const page = apiPage(area)
    for (const { operationId, method, path, grants, input } of area.routes) {
      const section = page.split(`\n## ${operationId}\n`)[1]?.split('\n## ')[0] ?? ''
      expect(section).toContain(`${method} ${path}\n`)
      for (const grant of grants) expect(section, operationId).toContain(`\`${grant}\``)
      for (const field of Object.keys(input.properties)) expect(section, operationId).toContain(`| \`${field}\` |`)
    }
  }
})

const pageOf = (name: string) => areas.filter((area) => area.name === name).map(apiPage)[0] ?? ''

it('the pages of the API show how a method is called', () => {
  expect(pageOf('integrations')).toContain('`integrations.sync(provider)`')
  expect(pageOf('integrations')).toContain('`integrations.webhook(provider, { secret })`')
  expect(pageOf('users')).toContain('`users.get({ id } | { userId } | { email })`')
})

it('a type with many fields follows the table', () => {
  const page = pageOf('signals')
  expect(page).toContain('| `definition` | `Definition`, below | yes |')
  expect(page).toContain('\ntype Definition = {\n')
  const cells = page.split('\n').filter((line) => line.startsWith('| `') && line.includes('{'))
  expect(Math.max(0, ...cells.map((line) => line.length))).toBeLessThan(1_000)
})

it('docs/api.md leads to the page of every area', () => {
  for (const { name } of areas) expect(overview).toContain(`(api/${name}.md)`)
  expect(overview).toContain(`${routes.length} routes`)
})

it('docs/api.md names the errors that every route has, and no page leaves out another one', () => {
  for (const route of routes) {
    const { responses } = apiOperation(new NamedSchemas(), route)
    const possible = Object.values(responses).flatMap(({ description }) =>
      [...description.matchAll(/^`([A-Z_]+)`: /gm)].map(([, code]) => code)
    )
    const named = possible.filter((code) => overview.includes(`\`${code}\``) || route.fails?.some((fails) => fails === code))
    expect(named, route.operationId).toEqual(possible)
  }
})
