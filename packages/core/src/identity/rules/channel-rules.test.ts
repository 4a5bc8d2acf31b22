import { describe, expect, it } from 'vitest'
import { touchOf } from './channel-rules.js'

const url = 'https://www.acme.com/'
const channelOf = (visit: { utm?: Record<string, unknown>; referrer?: string; url?: string }) =>
  touchOf({ utm: null, referrer: null, url, ...visit }).channel

describe('the channel of a referrer', () => {
  it.each([
    ['https://www.google.com/', 'organic'],
    ['https://www.google.co.uk/search?q=crm', 'organic'],
    ['https://google.cat/', 'organic'],
    ['https://de.search.yahoo.com/search', 'organic'],
    ['https://cn.bing.com/', 'organic'],
    ['https://duckduckgo.com', 'organic'],
    ['https://yandex.com.tr/', 'organic'],
    ['android-app://com.google.android.googlequicksearchbox/', 'organic'],
    ['https://google.evil.com/', 'referral'],
    ['https://google.github.io/', 'referral'],
    ['https://www.google.com.evil.com/', 'referral'],
    ['https://notgoogle.com/', 'referral'],
    ['https://accounts.google.com/', 'referral'],
    ['https://docs.google.com/document/d/1', 'referral'],
    ['android-app://com.google.android.gm/', 'email'],
    ['https://mail.google.com/mail/u/0', 'email'],
    ['https://us.mail.yahoo.com/', 'email'],
    ['https://l.facebook.com/l.php', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://news.ycombinator.com/item?id=1', 'social'],
    ['https://pinterest.de/', 'social'],
    ['https://ycombinator.com/', 'referral'],
    ['https://facebook.com.evil.com/', 'referral'],
    ['android-app://com.slack/', 'referral'],
    ['http://10.0.0.1/', 'referral'],
    ['', 'direct'],
    ['no address', 'direct']
  ])('%s: %s', (referrer, channel) => {
    expect(channelOf({ referrer })).toBe(channel)
  })
})

describe('the own site', () => {
  it.each([
    ['https://www.acme.com/pricing', url, 'direct'],
    ['https://docs.acme.com/', 'https://app.acme.com/', 'direct'],
    ['https://notacme.com/', url, 'referral'],
    ['https://other.github.io/', 'https://mine.github.io/', 'referral'],
    ['http://localhost:3000/', 'http://localhost:4000/', 'direct'],
    ['http://127.0.0.1/', 'http://127.0.0.2/', 'referral'],
    ['https://acme.com/', 'server://worker', 'referral']
  ])('%s on %s: %s', (referrer, own, channel) => {
    expect(channelOf({ referrer, url: own })).toBe(channel)
  })

  it('does not hide what a campaign says', () => {
    expect(touchOf({ utm: { source: 'Launch', medium: 'email' }, referrer: 'https://docs.acme.com/', url })).toEqual({
      source: 'launch',
      channel: 'email'
    })
  })
})

describe('the channel of a campaign', () => {
  it.each([
    [{ medium: 'referral' }, 'referral'],
    [{ medium: 'video' }, 'referral'],
    [{ source: 'partner' }, 'referral'],
    [{ ref: 'producthunt' }, 'referral'],
    [{ medium: 'cpv' }, 'paid'],
    [{ medium: 'cpc', source: 'google' }, 'paid'],
    [{ medium: 'Paid Social' }, 'paid'],
    [{ medium: 'paid-social', source: 'facebook' }, 'paid'],
    [{ medium: 'PAID_SEARCH' }, 'paid'],
    [{ medium: 'E-Mail' }, 'email'],
    [{ medium: 'newsletter', source: 'facebook' }, 'email'],
    [{ medium: 'Social Media' }, 'social'],
    [{ medium: 'social_network' }, 'social'],
    [{ source: 'facebook' }, 'social'],
    [{ source: 'LinkedIn', medium: 'post' }, 'social'],
    [{ source: 'm.facebook.com', medium: 'referral' }, 'social'],
    [{ medium: 'organic', source: 'google' }, 'organic'],
    [{ medium: '', source: ' ' }, 'direct'],
    [{ medium: 7, campaign: 'spring' }, 'direct'],
    [{ source: 'constructor', medium: '__proto__' }, 'referral']
  ])('%j: %s', (utm, channel) => {
    expect(channelOf({ utm })).toBe(channel)
  })

  it('is a referral for a source as long as a whole batch', () => {
    expect(channelOf({ utm: { source: 'a.'.repeat(400_000) } })).toBe('referral')
  })
})
