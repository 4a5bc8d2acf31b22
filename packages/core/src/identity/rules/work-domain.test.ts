import { describe, expect, it } from 'vitest'
import { workDomain } from './work-domain.js'

describe('the company of an email', () => {
  it.each(['acme.test', 'gmx.io', 'gmx-services.com', 'my-hotmail.com', 'outlook.acme.test'])('at %s is known', (domain) => {
    expect(workDomain(`ann@${domain}`)).not.toBeNull()
  })

  it.each([
    'gmail.com',
    'mailinator.com',
    'gmx.at',
    'gmx.ch',
    'hotmail.se',
    'hotmail.com.tr',
    'live.se',
    'outlook.co.nz',
    'yahoo.no',
    'yandex.com.tr',
    'aol.de',
    'tutanota.de',
    'slmail.me',
    'riseup.net',
    'azet.sk',
    '139.com'
  ])('at %s is unknown: it is a mailbox provider', (domain) => {
    expect(workDomain(`ann@${domain}`)).toBeNull()
  })
})
