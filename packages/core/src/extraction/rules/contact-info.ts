import type { FactRule } from '../fact-rule.js'
import { phrase, upTo } from '../phrase.js'
import { name } from '../vocabulary/people.js'

const email = String.raw`(?<subject>(?!(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|unsubscribe|notifications?)@)[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})`
const phone = String.raw`(?<subject>\+?\(?(?:\d[ ()./-]{0,3}){6,14}\d)(?:(?: ?(?:ext|extension|x)\.? ?\d{1,5}))?`
const channel =
  '(?:phone|mobile|cell|cell ?phone|telephone|number|numbers|line|direct|landline|whatsapp|signal|desk|office phone|work phone|extension)'
const street =
  '(?:street|str\\.?|st\\.?|road|rd\\.?|avenue|ave\\.?|lane|boulevard|blvd\\.?|drive|square|way|court|place|platz|stra(?:ß|ss)e|allee|weg|quay|row|terrace|parkway|suite|rue|via|calle)'
const address = String.raw`(?<subject>\d{1,5}[a-z]? (?:\^?[\p{L}'.-]+ ){0,3}\^?[\p{L}-]*${street}(?![\p{L}])|(?:\^[\p{L}'.-]+ ){0,2}\^[\p{L}-]*${street} \d{1,5})`
const reach = '(?:reach|call|ring|dial|text|contact|phone|get (?:hold of|through to)|find|catch|try|use|message|ping|whatsapp)'

export const contactInfo: FactRule = {
  factType: 'CONTACT_INFO',
  patterns: [
    {
      kind: 'phone',
      match: phrase`(?:${channel}|${reach} (?:me|him|her|us|them|\^?[\p{L}]+))${upTo(8)}:? ?\(?${phone}`,
      confidence: 0.9,
      allow: ['modal', 'condition', 'question']
    },
    {
      kind: 'phone',
      match: phrase`${phone}${upTo(3)} (?:is|are) (?:my|his|her|our|the|their) (?:new |direct |best |private |personal |work |office |desk )?${channel}`,
      confidence: 0.9
    },
    {
      kind: 'phone',
      match: phrase`(?:number|here|mobile|cell|phone|line|call|tel)(?:,|:| is| -)+ ?${phone}`,
      confidence: 0.85,
      allow: ['condition']
    },
    {
      kind: 'email',
      match: phrase`(?:email|emails|address|mail|inbox|reach|write|send|contact|forward|cc|copy|invoices?|use|reply|me|us|him|her|loop|correspondence|get in touch|account|addressed|go|goes|sent|messages|add|update|change|replace|invite|invites|notifications?|billing|login)${upTo(7)}:? ${email}`,
      confidence: 0.85,
      allow: ['modal', 'condition', 'question']
    },
    {
      kind: 'email',
      match: phrase`${email} (?:is|would be|from now on|works|for (?:all|any|billing|invoices|everything|future)|instead|going forward|is now)`,
      confidence: 0.85,
      allow: ['modal']
    },
    {
      kind: 'address',
      match: phrase`(?:office|offices|address|headquarters|hq|located|based|ship|shipped|shipments|sent|parcels?|packages?|visit|visit us|mail|mailed|post|send|deliver|delivered|moved|moving|relocated|relocating|registered|find us|warehouse|invoice|invoices|billing)${upTo(7)}:? ${address}`,
      confidence: 0.85
    },
    {
      kind: 'handle',
      match: phrase`(?:linkedin|skype|twitter|slack|telegram|teams|github|calendly|booking link|calendar link|website)${upTo(4)}:? (?<subject>(?:https?:\/\/|www\.|@)[^\s,;]{3,100}|linkedin\.com\/[^\s,;]{3,100}|calendly\.com\/[^\s,;]{3,100})`,
      confidence: 0.75
    },
    {
      kind: 'email',
      match: phrase`(?<subject>${name})(?:'s)? (?:email|address|email address) (?:is|:|has changed to) ?${email.replace('?<subject>', '?:')}`,
      confidence: 0.9
    }
  ],
  exclusions: [
    phrase`(?:order|invoice|ticket|case|reference|tracking|serial|account|customer|transaction|part|purchase order|po|iban|vat|tax|model|version|passport|confirmation|meeting|dial-in|conference|passcode|pin|id|flight) (?:number|no\.?|id|#|code|:)`,
    phrase`(?:your|you) (?:support )?(?:email|number|phone|address|hotline) (?:is|was|bounced|does|did)`,
    phrase`(?:error|bounced|spam|unsubscribe|example user|test user|test account|placeholder|logged in as|signed in as|login as|user with|undeliverable|could not be delivered|rejected)`,
    phrase`meeting id|one tap mobile|dial by your location`
  ],
  positive: [
    'You can reach me at +1 (415) 555-0123.',
    'My new email is dana.ruiz@acme.example.',
    'Please send all invoices to billing@acme.example.',
    'My direct line is 030 5550 1234.',
    "Jonas's mobile is +49 151 5550 9876.",
    'We moved, our new address is 45 King Street, London.',
    'For anything urgent, call me on 0171 555 0199.',
    'Use finance@acme.example for all billing questions, please.',
    'Our headquarters is located at 700 Market Street in San Francisco.',
    'My cell: 212-555-0147'
  ],
  negative: [
    'The order number is 4155550123.',
    "What's the best number to reach you?",
    'The email to your support address bounced.',
    'I counted 1,250,000 rows in the export.',
    'The meeting ID is 845 5550 1234.',
    'Your email is very long.',
    'It happened on 2026-03-01 at 10:15.',
    'You can find us in the office most days.',
    'noreply@service.example sent the notification.'
  ]
}
