import type { FactType } from '../../facts/index.js'

/**
 * Something that people ask about customers. `asked` are ways to ask for it, `said` are words that customers themselves use; an asterisk stands for any
 * ending. Words that ask are looked for in the question as they stand there. `facts` are the types of facts that answer, the surest first; none where a type holds much else.
 */
export interface Intent {
  name: string
  asked: readonly string[]
  said: readonly string[]
  facts: readonly FactType[]
}

const list = (text: string) => text.split(/\s*,\s*/)

/** What questions are about, in the words of those who ask and of those who answer. */
export const intents: readonly Intent[] = [
  {
    name: 'leaving',
    asked: list(
      'leave us, leaving, might leave, may leave, leaves us, want* to leave, left us, churn*, cancel*, quit*, terminat*, not renew*, won\'t renew, walk* away, going away, at risk, could lose, lose them, losing, end* the contract, ending the contract, jump* ship, give notice, gave notice, giving notice, close* the account, switch* away, say goodbye, moving on, move* away, stop* using, done with us, unhappy enough'
    ),
    said: list(
      'cancel, cancellation, terminate, termination, notice, leave, churn, end contract, renew, not renew, run out, expire, lapse, switch, go elsewhere, alternative, move away, replace, stop using, stop month, close account, decided against, made minds, look elsewhere, part ways, walk away, wind down, pull plug, reconsider, last invoice'
    ),
    facts: ['CHURN_RISK']
  },
  {
    name: 'staying',
    asked: list(
      'now staying, stays, are staying, renewed, will renew, want* to renew, extend* the contract, signed again, won back, came back, not leaving, are not leaving, nearly lost, almost lost, saved, decided to stay, changed their mind, prolong*, loyal, recommit*'
    ),
    said: list(
      'renew, renewal, signed, sign, stay, staying, extend, prolong, two years, three years, back, changed mind, withdraw notice, keep, decision, unanimous, approved, commit, carry on, continue'
    ),
    facts: []
  },
  {
    name: 'price',
    asked: list(
      'price*, pricing, cost*, expensive, discount*, cheaper, pay per, per head, per seat, uplift, increase in price, price rise*, fee, fees, charge*, overcharg*, afford, too much money, money, quote, quotation, licence fee*'
    ),
    said: list(
      'price, expensive, cost, uplift, increase, discount, quotation, quote, cheaper, fee, charge, afford, per user, per seat, per head, rate, margin, tariff, dear, pay'
    ),
    facts: []
  },
  {
    name: 'wish',
    asked: list(
      'wish*, want*, wants, asked for, ask* for, request*, need*, would like, feature*, missing, lack*, miss, hope* for, require*, requirement*, suggest*, idea*, improve*'
    ),
    said: list('wish, feature, request, missing, add, would love, need, possible, button, option, support, suggestion, idea, plan, roadmap, build'),
    facts: ['REQUIREMENTS']
  },
  {
    name: 'complaint',
    asked: list(
      'complain*, complaint*, unhappy, angry, annoyed, frustrat*, dissatisf*, upset, furious, disappoint*, bad experience*, not happy, criticis*, criticiz*, grumbl*, moan*, hate*, fed up, trouble, pain*, problem*, issue*, objection*, object to, negative, bad'
    ),
    said: list(
      'complaint, disappointed, unacceptable, annoying, frustrated, angry, sorry, problem, worse, bad, wrong, fault, fed up, not good enough, embarrassing, furious, ridiculous, nuisance, trouble, hate, patience, poor, again'
    ),
    facts: ['SENTIMENT', 'CHURN_RISK']
  },
  {
    name: 'broken',
    asked: list(
      'broken, bug*, error*, crash*, fail*, outage*, down, went down, does not work, doesn\'t work, not work*, incident*, defect*, fault*, faulty, wrong, lost data, disappear*, stopp* working, glitch*, malfunction*, blank'
    ),
    said: list(
      'bug, error, crash, fail, broken, outage, down, wrong, missing, white page, blank, stuck, freeze, vanish, disappear, reproduce, duplicate, lost, fault, stop working, nothing loads, incident'
    ),
    facts: []
  },
  {
    name: 'praise',
    asked: list(
      'happy, happiest, praise*, love*, loves, compliment*, kind words, nice words, thank*, delighted, satisfied, enthusias*, pleased, like* us, like best, impressed, fans, positive, success stor*, good feedback, great, glad, grateful, good word, good words'
    ),
    said: list(
      'love, great, thank, fantastic, happy, hero, best, brilliant, excellent, pleased, delighted, impressed, fast, wonderful, lovely, good, superb, grateful, credit, glad, perfect, recommend, compliment, quick'
    ),
    facts: ['SENTIMENT']
  },
  {
    name: 'reference',
    asked: list(
      'reference*, recommend*, vouch*, case stud*, testimonial*, speak for us, speak to other*, talk to other*, advocate*, refer us, in front of other*, quote us, on stage, speak* at, tell others, spread the word'
    ),
    said: list(
      'reference, recommend, case study, testimonial, quote me, speak, talk others, tell them, conference, stage, publicly, logo, introduce, peers, colleagues elsewhere, association, would gladly, happy to'
    ),
    facts: []
  },
  {
    name: 'value',
    asked: list(
      'pays off, pay off, paid off, roi, return on investment, proof, value, saved time, save* money, save* time, worth, benefit*, results, payback, with figures, business case, gain*, measurable'
    ),
    said: list(
      'paid itself, save, saved, worth, fewer, less, down from, from to, per cent, percent, half, halved, hours, days, minutes, reduced, shorter, faster, payback, return, figures, used lose, cut'
    ),
    facts: []
  },
  {
    name: 'competitor',
    asked: list(
      'competit*, rival*, alternative*, other vendor*, other supplier*, other tool*, another tool*, another vendor*, another product, compar*, shopping around, shop around, look* around, evaluat*, bake-off, other product*, other provider*, someone else, instead of us, versus, judged better, judged worse, beat*, tender*, rfp'
    ),
    said: list(
      'competitor, alternative, compare, comparison, other tool, trial, evaluate, demo, vendor, provider, tender, rfp, side by side, against, elsewhere, switch, shop, offer, cheaper, quote, procurement, market, pilot, other supplier'
    ),
    facts: ['COMPETITIVE']
  },
  {
    name: 'departure',
    asked: list(
      'champion left, champion leaving, champion*, contact left, contact is leaving, contact leav*, contact* who left, sponsor left, lost their champion, has left, is leaving, who left, resign*, handed in, last day, new job, retir*, quit their job, departure*, successor*, follows her, follows him, replac* her, replac* him, take over from, person leaving, going away on leave, maternity, parental, baby, sabbatical, pregnan*, covering, cover* for, stand in, leave of absence, moving to another company, lose their contact'
    ),
    said: list(
      'last day, leave company, leaving, resign, retire, retirement, successor, replace, take over, takes over, new job, handover, hand over, left, gone, no longer with, farewell, redundant, let go, sabbatical, maternity, baby, cover, stand in, step down, named successor, moving on, introduce'
    ),
    facts: ['CONTACT_DEPARTURE', 'CHAMPION_RISK', 'CONTACT_POSITION_CHANGE']
  },
  {
    name: 'role',
    asked: list(
      'new role*, promot*, new boss*, new head*, new manager*, new contact*, new people, reorganis*, reorganiz*, changed role*, position change*, took over, takes over, take* over, who is in charge now, moved to another team, new ceo, new cfo, new cio, new sponsor*, responsib*'
    ),
    said: list(
      'new role, promoted, take over, takes over, join, joined, start, started, head, director, successor, responsible, in charge, steps up, from outside, reorganise, new boss, appointed, introduce, region, contact now'
    ),
    facts: ['CONTACT_POSITION_CHANGE', 'CONTACT_DEPARTURE', 'DECISION_MAKER']
  },
  {
    name: 'decision',
    asked: list(
      'decide*, decision*, sign* off, who signs, signs, sign for, approv*, purse string*, holds the purse, budget holder*, in charge, has the final say, final word, authori*, economic buyer, who pays, gatekeeper*, veto, blocker*, has to agree, who can say yes, procurement'
    ),
    said: list(
      'sign, signature, approve, approval, board, decide, decision, director, cfo, above, below, limit, up to, committee, procurement, owner, authorise, finance, final say, need ok, can nod, must agree, council, legal, head office, purchase'
    ),
    facts: ['DECISION_MAKER', 'BUDGET']
  },
  {
    name: 'budget',
    asked: list(
      'budget*, spend*, funds, money left, financ*, frozen, freeze, cost cut*, savings, cut costs, year end money, spare money, investment plan*'
    ),
    said: list(
      'budget, freeze, frozen, funding, spend, cut, financial year, approved, set aside, money left, thousand, million, finance, allocate, capex, opex, savings, halved, bid, ceiling, cap'
    ),
    facts: ['BUDGET']
  },
  {
    name: 'strain',
    asked: list(
      'financial strain, financial trouble, financial difficult*, insolven*, bankrupt*, layoff*, lay off, laid off, redundanc*, under pressure, in trouble, short of money, cash, losing money, downturn, struggl*, cost pressure, bad year, shrinking'
    ),
    said: list(
      'layoff, let go, redundancy, job cuts, insolvency, administration, loss, losses, freeze, frozen, margin, cash, cost cutting, savings, down, fall, fell, short time, downturn, bank, tariff, duties, closed, close, shrink, restructure, third of staff'
    ),
    facts: ['BUDGET', 'COMPANY_CHANGE', 'FUNDING_REVENUE']
  },
  {
    name: 'expansion',
    asked: list(
      'expan*, upsell*, more seats, more licen*, more users, grow*, growth, upgrad*, buy more, add seats, adding seats, additional, roll* out, rollout, extra users, cross-sell*, new module*, bigger plan, more modules, second team, other departments, want more'
    ),
    said: list(
      'more seats, extra users, extra seats, more users, additional, add, licence, seats, users, upgrade, roll out, module, expand, sites, department, offer, from january, next year, on top, whole company, all sites, double, headcount, people more'
    ),
    facts: ['EXPANSION']
  },
  {
    name: 'company growth',
    asked: list(
      'new branch*, new site*, new office*, opening, open* new, new location*, new depot*, new country, new market*, hiring, growing fast, expand* into, new store*, new plant*, more locations, bought a, second location'
    ),
    said: list(
      'open, opening, new site, new depot, new office, new branch, bought, sites, hire, hiring, expand, states, region, country, plant, build, location, launch, practice, shop, hub'
    ),
    facts: ['EXPANSION', 'COMPANY_CHANGE', 'STRATEGY']
  },
  {
    name: 'takeover',
    asked: list(
      'taken over, takeover*, acqui*, merg*, bought by, sold to, new owner*, ownership, buyout*, parent company, spin* off, divest*, private equity, joint venture'
    ),
    said: list(
      'acquire, acquisition, merge, merger, takeover, taken over, bought, sold, owner, group, parent, sale, investor, combine, joint, integration, integrate, holding, deal closes, new name'
    ),
    facts: ['COMPANY_CHANGE']
  },
  {
    name: 'funding',
    asked: list('raised, fund* round, funding, series a, series b, series c, ipo, invest*, revenue, turnover, profit*, record year, went public, capital'),
    said: list('round, series, raise, raised, million, investor, funding, ipo, capital, revenue, turnover, profit, record year, closed'),
    facts: ['FUNDING_REVENUE']
  },
  {
    name: 'reduction',
    asked: list(
      'reduc*, fewer seats, fewer licen*, fewer users, downgrad*, cut* seats, smaller plan, shrink*, downsiz*, scale back, scal* down, give back licen*, less seats, drop* seats, number of licen*, contraction'
    ),
    said: list(
      'reduce, fewer, down to, seats, users, licence, downgrade, starter, give back, drop, remove, cut, smaller, less, not all, unused, pay for, let go, from to, half, trim'
    ),
    facts: ['CHURN_RISK']
  },
  {
    name: 'low usage',
    asked: list(
      'don\'t use, do not use, not us*, unused, hardly us*, low usage, usage, log in*, log-in*, log* in, active users, adoption, adopt*, stopped using, shelfware, use less, using less, drop* in use, less active, pen and paper, back to paper, back to excel, spreadsheets instead, resist*, nobody uses, pay for'
    ),
    said: list(
      'log-in, login, logged, active, inactive, usage, halved, half, unused, nobody, paper, pencil, whiteboard, excel, spreadsheet, adoption, use, stopped, dropped, never, empty, old way, seats, licences, only, week'
    ),
    facts: ['PRODUCT_USAGE', 'CONTACT_DISENGAGEMENT']
  },
  {
    name: 'silence',
    asked: list(
      'silen*, ghost*, quiet, not answer*, no answer, no reply, not reply*, don\'t reply, unresponsive, no response, not respond*, gone dark, dark, stopped answering, disengag*, not heard, hard to reach, cannot reach, can\'t reach, avoid*, cancelled meetings, skip* meetings, no-show*, ignoring, cold'
    ),
    said: list(
      'no reply, no answer, voicemail, unanswered, silence, silent, quiet, not responded, third time, chase, chased, tried, rang, called, cancelled meeting, moved meeting, no show, ignored, declined, out of office, reschedule, postponed, cannot reach, weeks, since, nobody picked'
    ),
    facts: ['CONTACT_DISENGAGEMENT']
  },
  {
    name: 'renewal date',
    asked: list(
      'renewal*, renews, when does, when do, deadline*, due date*, expir*, go-live*, go live, by when, timeline*, time line, start date, end date, until when, runs out, launch date, milestone*, schedule for, dates'
    ),
    said: list(
      'renewal, deadline, by end, go-live, live, until, before, expire, runs, end of, due, date, start, from, january, february, march, april, june, july, september, october, november, december, quarter'
    ),
    facts: ['TIMELINE']
  },
  {
    name: 'security',
    asked: list(
      'security, secur*, complian*, gdpr, privacy, data protection, sso, single sign*, sign-on, saml, mfa, two factor, audit*, penetration, pen test, certif*, iso 27001, soc 2, nis2, vendor risk, where is the data, data residen*, host* in, hacked, breach*, legal require*, risk questionnaire, encryption'
    ),
    said: list(
      'security, saml, sso, sign-on, entra, okta, gdpr, privacy, data protection, audit, pen test, penetration, certificate, iso, soc, nis2, questionnaire, compliance, hosted, eu, country, encryption, password, multi-factor, insurer, dpo, regulator, log, retention, subprocessor, vendor risk'
    ),
    facts: []
  },
  {
    name: 'integration',
    asked: list(
      'integrat*, interface* to, connect*, api, webhook*, sync*, sap, salesforce, erp, data warehouse, import*, tech stack, technolog*, which system*, what system*, what software, replac* their system, migrat*, platform*'
    ),
    said: list(
      'integration, connector, api, webhook, sync, sap, erp, interface, import, csv, endpoint, rate limit, middleware, system, migrate, migration, switch, documentation, sandbox, token, warehouse'
    ),
    facts: ['TECHNOLOGY', 'REQUIREMENTS']
  },
  {
    name: 'support quality',
    asked: list(
      'slow support, support slow, support people, support team, our support, help desk, helpdesk, response time*, slow to answer, slow answer*, took too long, wait* for support, hotline, phone support, pick up the phone, night support, round the clock, 24/7, out of hours, at night, at 3am, weekend support, escalat*, customer service'
    ),
    said: list(
      'support, ticket, answer, reply, response, minutes, hours, days, wait, waited, phone, hotline, night, weekend, on call, escalate, queue, pick up, emergency, agent, passed on, same question, out of hours, sunday, service desk'
    ),
    facts: []
  },
  {
    name: 'slow product',
    asked: list('slow, speed, performance, lag*, latency, takes ages, takes forever, sluggish, loading time*, load* slowly, time out, timeout*, hangs'),
    said: list('slow, seconds, minutes, load, loading, lag, wait, performance, spinner, timeout, hang, freeze, takes, forever, speed, opening, faster, crawl'),
    facts: []
  },
  {
    name: 'offline',
    asked: list('offline, no signal, without a signal, without signal, no network, no reception, poor connection, no internet, no wifi, connectivity, dead spot*'),
    said: list('offline, signal, wifi, network, reception, coverage, connection, underground, mobile data, dead zone, no phone, sync later, basement, tunnel'),
    facts: []
  },
  {
    name: 'language',
    asked: list('own language*, language*, translat*, in german, in spanish, in french, in polish, multilingual, locali*, english only'),
    said: list('language, english, translate, translation, german, spanish, french, polish, czech, turkish, romanian, portuguese, swedish, bilingual, menus, read english, multilingual'),
    facts: []
  },
  {
    name: 'data export',
    asked: list('export*, take our data, take the data, take our history, take* history, data back, delete our data, delet*, extract*, download*, xlsx, excel, backup*, portability'),
    said: list('export, excel, xlsx, csv, spreadsheet, download, data, history, archive, delete, copy, extract, file, report, backup'),
    facts: []
  },
  {
    name: 'training',
    asked: list('train*, teach*, onboard*, newcomers, new starters, learn*, workshop*, course*, webinar*, how-to, tutorial*, documentation, manual*, docs, video*, instruct*'),
    said: list('training, train, onboarding, new starters, learn, session, course, webinar, video, clips, guide, manual, documentation, docs, teach, temps, seasonal, induction, explain, show, refresher'),
    facts: []
  },
  {
    name: 'billing',
    asked: list('invoice*, billing, bill, billed, payment*, refund*, charged twice, double charge*, overdue, unpaid, late payment*, credit note*, purchase order*, po number, dunning, reminder*'),
    said: list('invoice, bill, billed, payment, paid, refund, charged, debited, twice, reminder, late fee, po number, credit note, accounts, vat, card, overdue, wrong address'),
    facts: []
  },
  {
    name: 'contract',
    asked: list('contract terms, terms, clause*, liability, legal*, indemnit*, cap, sla, uptime, availability, penalt*, lawyer*, contract length, notice period*, negotiat*, red lines, redline*'),
    said: list('contract, clause, terms, liability, legal, sla, uptime, availability, penalty, credit, cap, notice period, lawyer, agreement, sign, negotiate, amend, dpa, months'),
    facts: []
  },
  {
    name: 'pilot',
    asked: list('pilot*, trial*, proof of concept, poc, test* us, try* out, try us, testing'),
    said: list('pilot, trial, test, try, proof of concept, poc, weeks, group, measure, success criteria, control group, trying'),
    facts: []
  },
  {
    name: 'strategy',
    asked: list('strateg*, plans for, roadmap, priorit*, goal*, objective*, initiative*, transformation, digital*, vision, direction, automation, artificial intelligence, ai'),
    said: list('strategy, plan, goal, priority, objective, initiative, aim, by the end, target, programme, consolidate, digital, automate, transformation, next year, focus'),
    facts: ['STRATEGY']
  },
  {
    name: 'reach',
    asked: list('contact details, phone number*, email address*, how to reach, reach them, prefer* to be, contact preference*, best time, call or email, wants to be contacted, rather by mail, in writing, do not call, don\'t call, whom to write to, where to send'),
    said: list('call, phone, email, write, mail, address, number, reach, mornings, afternoons, please send, in writing, no calls, prefer, whatsapp, copy, cc, correspondence, mobile'),
    facts: ['CONTACT_PREFERENCE', 'CONTACT_INFO']
  },
  {
    name: 'accessibility',
    asked: list('accessib*, screen reader*, blind, disab*, colour blind*, color blind*, wcag, keyboard only, visually impaired'),
    said: list('accessibility, screen reader, blind, contrast, keyboard, wcag, colour, label, font, read aloud, impaired'),
    facts: []
  }
]
