// Follows the recipes of CONTRIBUTING.md in a copy of the repository, all of them, and asks the gate about the result.
import { dirname } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { eventRecipes } from './recipes/events-and-signals.js'
import { hostProviderRecipe } from './recipes/host-provider.js'
import { operationRecipes } from './recipes/operations.js'
import { type Recipe, RecipeWork, recipeText } from './recipes/recipe.js'
import { RepositoryCopy } from './recipes/repository-copy.js'
import { storageRecipes, tableRecipe } from './recipes/storage-and-jobs.js'

const copy = new RepositoryCopy(dirname(import.meta.dirname))
afterAll(() => copy.remove())

const others = [...operationRecipes, ...eventRecipes, ...storageRecipes, hostProviderRecipe]

/** Does what a recipe says, and holds it to the work that it takes. */
function follow({ title, effort, tests, follow: steps }: Recipe): void {
  const work = new RecipeWork(copy, title, recipeText(copy.read('CONTRIBUTING.md'), title))
  steps(work)
  expect(work.effort, `what "${title}" takes by hand`).toEqual(effort)
  for (const place of tests) expect(copy.testsIn(place), `the tests in ${place}`).not.toEqual([])
}

/** Runs `generate`, and says in the migration that it wrote what the migration is for. */
async function generateMigration(name: string): Promise<void> {
  const words = await copy.run('tsx', 'scripts/generate.ts')
  const [path] = /packages\/storage-postgres\/src\/migrations\/\d{4}-[\w-]+\.ts/.exec(words) ?? []
  if (!path?.endsWith(`-${name}.ts`)) throw new Error(`\`npm run generate\` wrote no migration ${name}:\n${words}`)
  copy.write(path, copy.read(path).replace('Say here what this changes, and why.', 'Follows a recipe.'))
}

describe('the recipes', () => {
  it(`${tableRecipe.title} takes the work that it says, and its migration is written`, async () => {
    follow(tableRecipe)
    await generateMigration('devices')
  })

  it.each(others.map((recipe) => [recipe.title, recipe] as const))('%s takes the work that it says', (_, recipe) => follow(recipe))

  it('are followed by `npm run generate`, which writes what comes of them, and by `npm run format`', async () => {
    await generateMigration('workspace-settings-week-start')
    expect(copy.read('docs/tools.md')).toContain('svc_list_colleagues')
    expect(copy.read('docs/signals.md')).toContain('customer_activity_ceiling')
    expect(copy.read('packages/core/src/identity/views/event-values.generated.ts')).toContain('DOWNLOAD')
    await copy.run('biome', 'check', '--write', 'packages', 'scripts')
  })
})

describe.concurrent('a repository in which they were followed', () => {
  it('passes the tests that they affect', async () => {
    const tests = new Set([tableRecipe, ...others].flatMap((recipe) => recipe.tests))
    await copy.run('vitest', 'run', '--config', 'scripts/recipes.vitest.config.ts', ...tests)
  })

  it('has no wrong type', () => copy.run('tsc', '-p', 'tsconfig.json'))
  it('has no wrong type in the console', () => copy.run('tsc', '-p', 'packages/console'))
  it('keeps to the structure', () => copy.run('tsx', 'scripts/check-structure.ts'))
  it('has fresh generated files', () => copy.run('tsx', 'scripts/generate.ts', '--check'))
  it('is formatted, and passes the linter', () => copy.run('biome', 'check', '--error-on-warnings', 'packages', 'scripts'))
})
