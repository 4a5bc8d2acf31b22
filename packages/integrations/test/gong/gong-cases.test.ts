import { describe, it } from 'vitest'
import { gong } from '../../src/gong/gong.js'
import { providerCases } from '../../src/testing/provider-cases.js'
import { everyField } from '../every-field.js'
import { changed, companyOfEverything, credential, host, start } from './account.js'

const subject = {
  provider: gong(),
  credential,
  secrets: [credential.accessToken],
  account: host,
  http: (pageSize: number) => companyOfEverything().provider({ now: () => start, pageSize }).http,
  changed,
  startedAt: start
}

describe('gong', () => {
  for (const { name, run } of providerCases(subject)) it(name, run)
  for (const { name, run } of everyField(subject)) it(name, run)
})
