import { type Intent, list } from './intent.js'

/** Topics of questions that no type of fact answers, in the words of those who ask and of those who answer. */
export const topicIntents: readonly Intent[] = [
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
    name: 'broken',
    asked: list(
      "broken, bug*, error*, crash*, fail*, outage*, down, went down, does not work, doesn't work, not work*, incident*, defect*, fault*, faulty, wrong, lost data, disappear*, stopp* working, glitch*, malfunction*, blank"
    ),
    said: list(
      'bug, error, crash, fail, broken, outage, down, wrong, missing, white page, blank, stuck, freeze, vanish, disappear, reproduce, duplicate, lost, fault, stop working, nothing loads, incident'
    ),
    facts: []
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
    asked: list(
      'slow, speed, performance, lag*, latency, takes ages, takes forever, sluggish, loading time*, load* slowly, time out, timeout*, hangs'
    ),
    said: list(
      'slow, seconds, minutes, load, loading, lag, wait, performance, spinner, timeout, hang, freeze, takes, forever, speed, opening, faster, crawl'
    ),
    facts: []
  },
  {
    name: 'offline',
    asked: list(
      'offline, no signal, without a signal, without signal, no network, no reception, poor connection, no internet, no wifi, connectivity, dead spot*'
    ),
    said: list(
      'offline, signal, wifi, network, reception, coverage, connection, underground, mobile data, dead zone, no phone, sync later, basement, tunnel'
    ),
    facts: []
  },
  {
    name: 'language',
    asked: list('own language*, language*, translat*, in german, in spanish, in french, in polish, multilingual, locali*, english only'),
    said: list(
      'language, english, translate, translation, german, spanish, french, polish, czech, turkish, romanian, portuguese, swedish, bilingual, menus, read english, multilingual'
    ),
    facts: []
  },
  {
    name: 'data export',
    asked: list(
      'export*, take our data, take the data, take our history, take* history, data back, delete our data, delet*, extract*, download*, xlsx, excel, backup*, portability'
    ),
    said: list('export, excel, xlsx, csv, spreadsheet, download, data, history, archive, delete, copy, extract, file, report, backup'),
    facts: []
  },
  {
    name: 'training',
    asked: list(
      'train*, teach*, onboard*, newcomers, new starters, learn*, workshop*, course*, webinar*, how-to, tutorial*, documentation, manual*, docs, video*, instruct*'
    ),
    said: list(
      'training, train, onboarding, new starters, learn, session, course, webinar, video, clips, guide, manual, documentation, docs, teach, temps, seasonal, induction, explain, show, refresher'
    ),
    facts: []
  },
  {
    name: 'billing',
    asked: list(
      'invoice*, billing, bill, billed, payment*, refund*, charged twice, double charge*, overdue, unpaid, late payment*, credit note*, purchase order*, po number, dunning, reminder*'
    ),
    said: list(
      'invoice, bill, billed, payment, paid, refund, charged, debited, twice, reminder, late fee, po number, credit note, accounts, vat, card, overdue, wrong address'
    ),
    facts: []
  },
  {
    name: 'contract',
    asked: list(
      'contract terms, terms, clause*, liability, legal*, indemnit*, cap, sla, uptime, availability, penalt*, lawyer*, contract length, notice period*, negotiat*, red lines, redline*'
    ),
    said: list(
      'contract, clause, terms, liability, legal, sla, uptime, availability, penalty, credit, cap, notice period, lawyer, agreement, sign, negotiate, amend, dpa, months'
    ),
    facts: []
  },
  {
    name: 'pilot',
    asked: list('pilot*, trial*, proof of concept, poc, test* us, try* out, try us, testing'),
    said: list('pilot, trial, test, try, proof of concept, poc, weeks, group, measure, success criteria, control group, trying'),
    facts: []
  },
  {
    name: 'accessibility',
    asked: list('accessib*, screen reader*, blind, disab*, colour blind*, color blind*, wcag, keyboard only, visually impaired'),
    said: list('accessibility, screen reader, blind, contrast, keyboard, wcag, colour, label, font, read aloud, impaired'),
    facts: []
  }
]
