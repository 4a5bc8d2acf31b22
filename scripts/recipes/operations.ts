import type { Recipe } from './recipe.js'

const core = 'packages/core/src'

const tool: Recipe = {
  title: 'A tool',
  effort: { files: 2, lines: 1, imports: 2 },
  follow(work) {
    work.copyFile(`${core}/members/tools/list-workspace-users.ts`, `${core}/members/tools/list-colleagues.ts`, {
      listWorkspaceUsers: 'listColleagues',
      svc_list_workspace_users: 'svc_list_colleagues',
      'Find colleagues': 'List colleagues'
    })
    work.addExport(`${core}/members/index.ts`, "export { listColleagues } from './tools/list-colleagues.js'")
    work.addToImport(`${core}/registry/tools.ts`, '../members/index.js', 'listColleagues')
    work.addToList(`${core}/registry/tools.ts`, '  listWorkspaceUsers,\n', '  listColleagues,\n')
    work.addCode(
      'packages/test-suites/src/list-tools/list-workspace-users.ts',
      { before: "    it('answers every field of a member'" },
      `    it('has a tool beside it', async () => {
      const { ask } = await worldOfThree()
      const found = await ask('svc_list_colleagues', { role: 'AE', orderBy: 'email', orderDirection: 'asc' })
      expect(found).toMatchObject({ items: [{ id: 'bob' }, { id: 'cat' }] })
    })

`
    )
  },
  tests: [`${core}/registry/`, 'packages/test-suites/src/list-tools/', 'packages/mcp/test/tools.test.ts']
}

const route: Recipe = {
  title: 'A route',
  effort: { files: 2, lines: 1, imports: 0 },
  follow(work) {
    work.addCode(
      `${core}/signals/operations.ts`,
      { before: 'const preview = defineOperation({' },
      `const builtIn = defineOperation({
  operationId: 'listBuiltInSignalKeys',
  http: 'GET /api/signals/built-in',
  tag: 'signals',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the keys of the built-in signals.',
  input: strictObject({}),
  output: strictObject({ keys: Type.Array(Type.String()) }),
  answer: 'The keys.',
  shapes: { output: 'BuiltInSignalKeys' },
  example: {},
  handle: async () => ({ keys: builtInKeys })
})

`
    )
    work.addToList(`${core}/signals/operations.ts`, 'signalOperations = [list, create, options, ', 'builtIn, ')
    work.addCode(
      `${core}/http/openapi/answers.test.ts`,
      { behind: "    await ask('GET', '/api/signals/options')\n" },
      "    await ask('GET', '/api/signals/built-in')\n"
    )
  },
  tests: [`${core}/registry/`, `${core}/http/openapi/`]
}

const resource: Recipe = {
  title: 'A resource',
  effort: { files: 2, lines: 2, imports: 2 },
  follow(work) {
    work.copyFile(`${core}/members/resource.ts`, `${core}/members/colleague-resource.ts`, {
      'members = defineResource': 'colleagues = defineResource',
      "noun: 'members'": "noun: 'colleagues'",
      "title: 'Member'": "title: 'Colleague'",
      "readPaging(context, 'members'": "readPaging(context, 'colleagues'"
    })
    work.addExport(`${core}/members/index.ts`, "export { colleagues } from './colleague-resource.js'")
    work.addToImport(`${core}/registry/resources.ts`, '../members/index.js', 'colleagues')
    work.addToList(`${core}/registry/resources.ts`, 'resources = { members, ', 'colleagues, ')
    work.addToList(
      'scripts/public-types/core-programs.ts',
      "name: 'Ann Lee' }])\",\n",
      "  colleagues: '(await workspace.colleagues.list()).items[0]?.name',\n"
    )
    work.newFile(
      `${core}/members/colleague-resource.test.ts`,
      `import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

it('a colleague who was put is read back', async () => {
  const { workspace } = await createTestRapport()
  await workspace.colleagues.put([{ id: 'ann', email: 'ann@w.test', name: 'Ann' }])
  expect((await workspace.colleagues.list()).items).toMatchObject([{ id: 'ann', name: 'Ann', role: null }])
})
`
    )
  },
  tests: [`${core}/registry/`, `${core}/http/openapi/`, `${core}/members/`, `${core}/workspace/`]
}

/** What can be asked of Rapport. */
export const operationRecipes: readonly Recipe[] = [tool, route, resource]
