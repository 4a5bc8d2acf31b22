import { createRequire } from 'node:module'

/** Mailbox providers that the maintained lists lack. */
const moreProviders = [
  'fastmail.com',
  'fastmail.fm',
  'tutanota.com',
  'tutanota.de',
  'tuta.io',
  'tuta.com',
  'tutamail.com',
  'keemail.me',
  'skiff.com',
  'posteo.de',
  'startmail.com',
  'riseup.net',
  'disroot.org',
  'tempmail.com',
  'duck.com',
  'passmail.net',
  'passinbox.com',
  'passfwd.com',
  'anonaddy.com',
  'mozmail.com',
  'erine.email',
  'relay.firefox.com',
  'simplelogin.com',
  'simplelogin.co',
  'slmail.me',
  'aleeas.com',
  '8alias.com',
  'dralias.com',
  'users.noreply.github.com',
  'privaterelay.appleid.com',
  'passport.com',
  'live.at',
  'live.cl',
  'live.cn',
  'live.in',
  'live.no',
  'live.ru',
  'live.se',
  'live.co.za',
  'live.com.my',
  'live.com.ph',
  'live.com.pt',
  'aon.at',
  'chello.at',
  'hispeed.ch',
  'vodafonemail.de',
  'ziggo.nl',
  'xs4all.nl',
  'bredband.net',
  'mail.dk',
  'online.no',
  'suomi24.fi',
  'kolumbus.fi',
  'op.pl',
  'atlas.cz',
  'volny.cz',
  'azet.sk',
  'zoznam.sk',
  'citromail.hu',
  'bezeqint.net',
  'nifty.com',
  '139.com',
  '189.cn',
  'wo.cn',
  'sohu.com',
  'suddenlink.net'
]

/**
 * Providers whose mailboxes end with the domain of almost every country; the maintained lists know some of those. Under the countries' domains that are
 * sold to all the world stand other companies, such as gmx.io.
 */
const worldwide =
  /^(?:aol|gmx|googlemail|hotmail|msn|outlook|protonmail|yahoo|yandex|ymail)\.(?:com?\.)?(?!(?:ai|co|gg|io|ly|me|sh|so|to|tv)$)[a-z]{2}$/

let listed: ReadonlySet<string> | undefined

/** Read on first use: the lists are some megabytes, and importing Rapport should stay fast. Making the set takes about 0.1 s, once. */
function listedDomains(): ReadonlySet<string> {
  if (!listed) {
    const require = createRequire(import.meta.url)
    const lists: string[][] = [require('email-providers/all.json'), require('disposable-email-domains'), moreProviders]
    listed = new Set(lists.flat())
  }
  return listed
}

/** Whether this domain is that of a free-mail or disposable provider, whose addresses tell no company. In lower case, as ASCII. */
export function isMailboxProvider(domain: string): boolean {
  return listedDomains().has(domain) || worldwide.test(domain)
}
