import { type Intent, list } from './intent.js'

/** Topics of questions that types of facts answer, in the words of those who ask and of those who answer. */
export const factIntents: readonly Intent[] = [
  {
    name: 'leaving',
    asked: list(
      "leave us, leaving, might leave, may leave, leaves us, want* to leave, left us, churn*, cancel*, quit*, terminat*, not renew*, won't renew, walk* away, going away, at risk, could lose, lose them, losing, end* the contract, ending the contract, jump* ship, give notice, gave notice, giving notice, close* the account, switch* away, say goodbye, moving on, move* away, stop* using, done with us, unhappy enough"
    ),
    said: list(
      'cancel, cancellation, terminate, termination, notice, leave, churn, end contract, renew, not renew, run out, expire, lapse, switch, go elsewhere, alternative, move away, replace, stop using, stop month, close account, decided against, made minds, look elsewhere, part ways, walk away, wind down, pull plug, reconsider, last invoice'
    ),
    facts: ['CHURN_RISK']
  },
  {
    name: 'wish',
    asked: list(
      'wish*, want*, wants, asked for, ask* for, request*, need*, would like, feature*, missing, lack*, miss, hope* for, require*, requirement*, suggest*, idea*, improve*'
    ),
    said: list(
      'wish, feature, request, missing, add, would love, need, possible, button, option, support, suggestion, idea, plan, roadmap, build'
    ),
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
    asked: list(
      'raised, fund* round, funding, series a, series b, series c, ipo, invest*, revenue, turnover, profit*, record year, went public, capital'
    ),
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
      "don't use, do not use, not us*, unused, hardly us*, low usage, usage, log in*, log-in*, log* in, active users, adoption, adopt*, stopped using, shelfware, use less, using less, drop* in use, less active, pen and paper, back to paper, back to excel, spreadsheets instead, resist*, nobody uses, pay for"
    ),
    said: list(
      'log-in, login, logged, active, inactive, usage, halved, half, unused, nobody, paper, pencil, whiteboard, excel, spreadsheet, adoption, use, stopped, dropped, never, empty, old way, seats, licences, only, week'
    ),
    facts: ['PRODUCT_USAGE', 'CONTACT_DISENGAGEMENT']
  },
  {
    name: 'silence',
    asked: list(
      "silen*, ghost*, quiet, not answer*, no answer, no reply, not reply*, don't reply, unresponsive, no response, not respond*, gone dark, dark, stopped answering, disengag*, not heard, hard to reach, cannot reach, can't reach, avoid*, cancelled meetings, skip* meetings, no-show*, ignoring, cold"
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
    name: 'strategy',
    asked: list(
      'strateg*, plans for, roadmap, priorit*, goal*, objective*, initiative*, transformation, digital*, vision, direction, automation, artificial intelligence, ai'
    ),
    said: list(
      'strategy, plan, goal, priority, objective, initiative, aim, by the end, target, programme, consolidate, digital, automate, transformation, next year, focus'
    ),
    facts: ['STRATEGY']
  },
  {
    name: 'reach',
    asked: list(
      "contact details, phone number*, email address*, how to reach, reach them, prefer* to be, contact preference*, best time, call or email, wants to be contacted, rather by mail, in writing, do not call, don't call, whom to write to, where to send"
    ),
    said: list(
      'call, phone, email, write, mail, address, number, reach, mornings, afternoons, please send, in writing, no calls, prefer, whatsapp, copy, cc, correspondence, mobile'
    ),
    facts: ['CONTACT_PREFERENCE', 'CONTACT_INFO']
  }
]
