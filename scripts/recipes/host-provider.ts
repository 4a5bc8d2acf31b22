import type { Recipe } from './recipe.js'

const folder = 'packages/test-suites/src/integrations'
const names = { AcmeCrm: 'AcmeDesk', acmeCrm: 'acmeDesk', 'acme-crm': 'acme-desk' }

/** A provider in a host's own code: its file, and a test of it. No list of Rapport knows it. */
export const hostProviderRecipe: Recipe = {
  title: 'A provider of your own',
  effort: { files: 2, lines: 0, imports: 0 },
  follow(work) {
    work.copyFile(`${folder}/host-crm.ts`, `${folder}/host-desk.ts`, names)
    work.copyFile(`${folder}/host-provider.test.ts`, `${folder}/host-desk.test.ts`, {
      ...names,
      ACME_CRM: 'ACME_DESK',
      './host-crm.js': './host-desk.js'
    })
  },
  tests: [`${folder}/host-desk.test.ts`]
}
