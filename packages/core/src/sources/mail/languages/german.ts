import type { MailLanguage } from '../mail-language.js'

export const german: MailLanguage = {
  introductions: 'am, den, um',
  wrote: 'schrieb, schrieben, schriebst, geschrieben, schreibt, hat geschrieben',
  headers: {
    from: 'von, absender',
    sent: 'gesendet, gesendet am',
    date: 'datum',
    to: 'an, kopie, kopie an, bcc, empfänger',
    subject: 'betreff, betr',
    other: 'antwort an, wichtigkeit, priorität, anlagen, anhänge, anlage, anhang, wann, wo, organisation'
  },
  separators: `
    ursprüngliche nachricht, original-nachricht, originalnachricht, weitergeleitete nachricht, ursprünglicher termin,
    weitergeleitet von, originalmeldung
  `,
  openings: `
    anfang der weitergeleiteten nachricht, anfang der weitergeleiteten e-mail, weitergeleitete nachricht,
    bitte antworten sie oberhalb dieser zeile, bitte geben sie ihre antwort über dieser zeile ein
  `,
  farewells: `
    mit freundlichen grüßen, mit freundlichen grüssen, mit freundlichem gruß, mit freundlichem gruss, mit besten grüßen,
    mit besten grüssen, mit herzlichen grüßen, mit herzlichem gruß, mit bestem gruß, mit vielen grüßen, mit lieben grüßen,
    mit kollegialen grüßen, mit sonnigen grüßen, freundliche grüße, freundliche grüsse, freundlichen gruß, freundlicher gruß,
    viele grüße, viele grüsse, vielen gruß, liebe grüße, liebe grüsse, lieben gruß, beste grüße, beste grüsse, besten gruß,
    herzliche grüße, herzliche grüsse, herzlichen gruß, schöne grüße, schönen gruß, sonnige grüße, grüße, grüsse, gruß, gruss,
    mfg, lg, vg, bg, hg, vlg, mit vorzüglicher hochachtung, hochachtungsvoll, danke, vielen dank, besten dank, herzlichen dank,
    danke dir, danke ihnen, danke euch, danke und gruß, danke und viele grüße, vielen dank und viele grüße, dank und gruß,
    bis bald, bis dann, bis dahin, bis morgen, bis später, alles gute, schönes wochenende, schönen tag, ciao, tschüss, servus,
    herzlich, herzlichst, ihr, ihre, dein, deine, euer, eure
  `,
  closings: 'ich freue mich auf, wir freuen uns auf, für rückfragen, bei rückfragen, bei fragen, in erwartung',
  postscripts: 'ps, p.s, pps, nachtrag',
  sentFrom: `
    von meinem, von meiner, von unserem, gesendet von, gesendet mit, gesendet über, gesendet via, gesendet aus, verschickt von,
    verschickt mit, diese nachricht wurde von, outlook für
  `,
  getApp: 'holen sie sich, hole dir, laden sie',
  banners: [/^von unterwegs (?:gesendet|geschickt|geschrieben)/u],
  sentAtEnd: 'gesendet, gesandt, verschickt, geschickt, versendet, versandt, herunterladen, holen, beziehen',
  excuses: 'bitte entschuldigen, entschuldigen, entschuldige, kurz gehalten, daher kurz, tippfehler',
  onBehalf: 'i. a., i.a., i. v., i.v., ppa., im auftrag',
  devices: 'handy, mobiltelefon, mobilgerät, smartphone, telefon, tablet, mobil, t-online, freenet, web.de mail, windows-smartphone',
  disclaimers: [
    /(?:e-?mail|nachricht|mitteilung|anhänge|anlagen|inhalt).{0,120}(?:vertraulich|rechtlich geschützt|ausschließlich für|ausschliesslich für|nur für|adressaten|empfänger)/u,
    /nicht der (?:richtige|beabsichtigte|vorgesehene|bestimmungsgemäße|angegebene) (?:adressat|empfänger)|irrtümlich (?:erhalten|zugestellt|bekommen)|informieren sie bitte .{0,40}absender/u,
    /^(?:vertraulichkeitshinweis|haftungsausschluss|rechtlicher hinweis|disclaimer|hinweis zur vertraulichkeit|wichtiger hinweis zum datenschutz)\b/u,
    /(?:denken|denk).{0,20} an (?:die|unsere) umwelt|bevor (?:sie|du) diese (?:e-?mail|nachricht|mail) (?:aus)?druck|muss diese (?:e-?mail|mail) (?:wirklich )?(?:aus)?gedruckt/u,
    /auf viren (?:geprüft|überprüft|untersucht)|virenfrei|hinweise zum datenschutz|datenschutz(?:hinweise|erklärung|informationen).{0,60}(?:finden|unter|website|webseite|:)/u,
    /(?:newsletter|mailing|e-?mails?).{0,40}(?:abbestellen|abmelden)|im browser (?:ansehen|anzeigen|öffnen)|alle rechte vorbehalten/u
  ],
  registers: [
    /amtsgericht|handelsregister|registergericht|\bhr[ab] ?\d|sitz der gesellschaft|ust-?id|ust\.?-?idnr|steuernummer|steuer-nr|geschäftsführ(?:er|ung|erin)(?:in)?(?:nen)? ?:|^vorstand ?:|aufsichtsrat|firmenbuch|uid-nr|gerichtsstand/u
  ],
  titles: `
    leiter, leiterin, leitung, abteilung, abteilungsleiter, abteilungsleiterin, teamleitung, teamleiter, teamleiterin,
    geschäftsführer, geschäftsführerin, geschäftsführung, geschäftsleitung, inhaber, inhaberin, inh, vertrieb,
    vertriebsinnendienst, innendienst, außendienst, einkauf, einkäufer, einkäuferin, assistenz, assistentin, sekretariat,
    buchhaltung, verwaltung, kundendienst, kundenservice, kundenbetreuung, kundenbetreuer, sachbearbeiter, sachbearbeiterin,
    sachbearbeitung, projektleiter, projektleiterin, projektleitung, projektmanagerin, prokurist, prokuristin, dipl.-ing,
    referent, referentin, ingenieur, ingenieurin, berater, beraterin, bauleitung, technik, personal, personalabteilung,
    werkstatt, disposition, entwicklung, produktion, qualitätssicherung, vorstand, meister, betriebsleiter, betriebsleiterin,
    beauftragter, beauftragte, rechtsanwalt, rechtsanwältin, steuerberater, steuerberaterin
  `,
  legalForms: `
    GmbH, AG, KG, OHG, oHG, GbR, UG, e.K, e. K, e.V, e. V, mbH, PartG, mbB, eG, SE, & Co. KG, & Co, & Söhne, & Töchter, GesmbH,
    KGaA, & Partner, Gruppe, Verlag, Universität, Stiftung
  `,
  contacts: `
    telefon, tel, fon, telefax, fax, mobil, mobiltelefon, handy, durchwahl, dw, hotline, e-mail, internet, zentrale, büro,
    iban, bic, anschrift, werkstatt
  `,
  streets: 'straße, strasse, str, weg, platz, allee, gasse, ring, ufer, damm, postfach, chaussee, hof, am'
}
