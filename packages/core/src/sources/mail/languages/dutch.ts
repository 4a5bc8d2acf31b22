import type { MailLanguage } from '../mail-language.js'

export const dutch: MailLanguage = {
  introductions: 'op, om',
  wrote: 'schreef, schreven, geschreven, schrijft',
  headers: {
    from: 'van, afzender',
    sent: 'verzonden, verzonden op, verstuurd',
    date: 'datum',
    to: 'aan, cc, kopie, bcc, ontvanger',
    subject: 'onderwerp, betreft',
    other: 'antwoord aan, antwoorden aan, urgentie, prioriteit, bijlagen, bijlage, wanneer, waar, organisatie'
  },
  separators: `
    oorspronkelijk bericht, origineel bericht, oorspronkelijke bericht, doorgestuurd bericht, doorgezonden bericht,
    oorspronkelijke afspraak, doorgestuurd door
  `,
  openings: `
    begin doorgestuurd bericht, begin van het doorgestuurde bericht, doorgestuurd bericht, typ uw antwoord boven deze regel,
    antwoord boven deze regel
  `,
  farewells: `
    met vriendelijke groet, met vriendelijke groeten, met hartelijke groet, met hartelijke groeten, met groet, met groeten,
    met beste groet, met beste groeten, vriendelijke groet, vriendelijke groeten, hartelijke groet, hartelijke groeten,
    beste groet, beste groeten, warme groet, lieve groet, veel groeten, vele groeten, groet, groeten, groetjes, gr, grt, grtjs,
    mvg, m.v.g, vr.gr, vr. gr, hoogachtend, met de meeste hoogachting, bedankt, dank, dank je, dank u, dank je wel, dank u wel,
    dankjewel, alvast bedankt, alvast dank, bij voorbaat dank, veel dank, hartelijk dank, bedankt en groet,
    bedankt en tot ziens, tot ziens, tot de, tot dan, tot snel, tot morgen, tot straks, tot maandag, fijne dag,
    fijne dag verder, fijn weekend, fijne avond, prettige dag, prettig weekend, succes, liefs, kus, doei, namens,
    vriendelijk groetend, het beste
  `,
  closings: 'ik zie uit naar, wij zien uit naar, in afwachting, mocht u vragen, ik hoor graag, wij horen graag',
  postscripts: 'ps, p.s, pps, n.b, nb',
  sentFrom: `
    verzonden vanaf, verzonden vanuit, verzonden met, verzonden via, verstuurd vanaf, verstuurd vanuit, verstuurd met,
    verstuurd via, outlook voor
  `,
  getApp: 'download, haal, krijg',
  sentAtEnd: 'verzonden, verstuurd, downloaden, ophalen',
  excuses: 'excuses, excuseer, sorry voor, let niet op',
  onBehalf: 'i.o., p/o, namens',
  devices: `
    telefoon, mobiel, mobieltje, mobiele telefoon, gsm, toestel, smartphone, tablet, mail voor windows, yahoo mail, ziggo, kpn,
    xs4all
  `,
  disclaimers: [
    /(?:e-?mail|mail|bericht|bijlagen?|informatie|inhoud).{0,140}(?:vertrouwelijk|uitsluitend (?:bestemd|bedoeld)|alleen (?:bestemd|bedoeld)|geadresseerde)/u,
    /niet de (?:beoogde|bedoelde|juiste) (?:ontvanger|geadresseerde)|(?:ten onrechte|per abuis|per vergissing|abusievelijk|niet voor u bestemd).{0,60}|onterecht ontvangen/u,
    /^(?:disclaimer|vertrouwelijkheidsverklaring|proclaimer|juridische mededeling)\b/u,
    /denk aan (?:het|ons) milieu|voordat u (?:dit|deze).{0,20}(?:bericht|mail|e-mail).{0,10}(?:afdrukt|print)|(?:e-?mail|bericht|mail).{0,20}(?:afdrukken|printen)|moet u deze .{0,10}mail/u,
    /(?:nieuwsbrief|mailing).{0,30}(?:afmelden|opzeggen)|uitschrijven|(?:bekijk|open) .{0,20}in (?:je|uw|de) browser|alle rechten voorbehouden|virusvrij|op virussen (?:gecontroleerd|gescand)/u
  ],
  registers: [
    /\bkvk\b|kamer van koophandel|\bbtw\b[ -]?(?:nr|nummer|id)?|statutair gevestigd|handelsregister|algemene voorwaarden (?:van toepassing|zijn)|onze (?:algemene|leverings)voorwaarden/u
  ],
  titles: `
    manager, directeur, directrice, directie, eigenaar, eigenares, hoofd, afdeling, afdelingshoofd, teamleider, teamlead,
    medewerker, medewerkster, adviseur, adviseuse, accountmanager, binnendienst, buitendienst, inkoop, inkoper, verkoop,
    verkoper, administratie, boekhouding, boekhouder, secretaresse, secretariaat, assistent, assistente, projectleider,
    projectmanager, klantenservice, planner, planning, ingenieur, monteur, technicus, technische dienst, logistiek,
    directeur-eigenaar, bestuurder, bestuur, voorzitter, penningmeester, vennoot, consultant, beheer, beheerder, coördinator,
    docent, advocaat, notaris, magazijn, werkvoorbereider, bedrijfsleider, receptie, vertegenwoordiger
  `,
  legalForms: 'B.V, BV, N.V, NV, V.O.F, VOF, v.o.f, & Zn, & Zonen, en Zonen, BVBA, C.V, U.A, Holding, Groep, Stichting, Gemeente',
  contacts: `
    tel, telefoon, mobiel, mob, gsm, fax, e-mail, mail, web, website, doorkiesnummer, doorkies, toestel, adres, bezoekadres,
    postadres, algemeen, rek, i
  `,
  streets: `
    straat, weg, laan, plein, kade, gracht, dijk, singel, postbus, steenweg, dreef, hof, haven, markt, industrieterrein,
    bedrijventerrein
  `
}
