import type { MailLanguage } from '../mail-language.js'

export const french: MailLanguage = {
  introductions: 'le, en date du',
  wrote: 'a écrit, a ecrit, écrit, écrivait, avez écrit, as écrit, a envoyé',
  headers: {
    from: 'de, expéditeur, from',
    sent: "envoyé, envoyé le, date d'envoi, date d’envoi",
    date: 'date',
    to: 'à, a, pour, cc, copie à, cci, copie, destinataire',
    subject: 'objet, sujet',
    other: 'répondre à, importance, pièces jointes, pièce jointe, pièces, quand, où, organisation, priorité'
  },
  separators: `
    message d'origine, message d’origine, message original, message transféré, message réexpédié, rendez-vous d'origine,
    courriel original, message initial, transféré par
  `,
  openings: `
    début du message réexpédié, début du message transféré, début du message renvoyé, message transféré,
    veuillez répondre au-dessus de cette ligne, répondre au-dessus de cette ligne
  `,
  farewells: `
    cordialement, bien cordialement, très cordialement, cordialement vôtre, sincèrement, salutations, meilleures salutations,
    sincères salutations, salutations distinguées, salutations cordiales, bien à vous, bien à toi, amicalement, amitiés, bises,
    bisous, à bientôt, à plus, a+, à demain, à lundi, merci, merci beaucoup, merci d’avance, merci d'avance, merci par avance,
    merci et bonne journée, un grand merci, bonne journée, bonne soirée, bon week-end, bonne fin de journée, bonne réception,
    belle journée, très bonne journée, excellente journée, veuillez agréer, je vous prie, respectueusement, cdlt, cdt, bav,
    bien sincèrement, dans l’attente, dans l'attente, avec mes salutations, recevez
  `,
  closings:
    "veuillez agréer, veuillez recevoir, je vous prie, nous vous prions, recevez, dans l'attente, dans l’attente, restant à votre, je reste à votre, nous restons à votre",
  postscripts: 'ps, p.s, p.-s, post-scriptum, nb, n.b',
  sentFrom: 'envoyé de, envoyé depuis, envoyé à partir de, envoyé avec, envoyé via, envoyé par',
  getApp: 'télécharger, téléchargez, obtenir, obtenez, provenance, provenance :',
  excuses: "merci d'excuser, veuillez excuser, excusez, désolé, pardonnez",
  onBehalf: 'p.o., p/o, p.p., pour',
  devices: `
    mobile, téléphone, smartphone, tablette, portable, appareil, mon appareil, orange, courrier pour windows, yahoo mail,
    laposte, la poste
  `,
  disclaimers: [
    /(?:e-?mail|courriel|message|mail|pièces jointes|informations|contenu).{0,140}(?:confidentiel|secret professionnel|exclusivement (?:à|destin)|destiné(?:e?s?) (?:exclusivement|uniquement)|usage exclusif|à l'attention exclusive|strictement personnel)/u,
    /n'êtes pas (?:le|la|l') ?(?:bon |véritable )?destinataire|(?:reçu|parvenu) .{0,40}par erreur|toute (?:diffusion|utilisation|copie|reproduction|publication).{0,60}(?:interdite|non autorisée)/u,
    /^(?:avis|clause|mention|notice) (?:de confidentialité|légale?s?)\b|^mentions légales|^avertissement ?:/u,
    /(?:pensez|penser|pense).{0,20}(?:environnement|planète)|avant d'imprimer|n'imprim(?:ez|er|e) (?:ce|cet|que|pas)|imprim(?:ez|er) ce (?:courriel|mail|message|e-mail)/u,
    /se désabonner|se désinscrire|vous désabonner|vous désinscrire|version en ligne|dans votre navigateur|tous droits réservés|sans virus|garanti(?:e)? sans virus|absence de virus/u
  ],
  registers: [/(?:au|de) capital (?:de|social)|\brcs\b|\bsiret\b|\bsiren\b|\bsiège social\b|tva intra|n° ?tva|code ape|code naf/u],
  titles: `
    directeur, directrice, direction, responsable, chef de, cheffe de, chef, gérant, gérante, président, présidente, pdg, dg,
    assistant, assistante, commercial, commerciale, ingénieur, ingénieure, comptable, comptabilité, acheteur, acheteuse,
    achats, secrétaire, secrétariat, service, technicien, technicienne, conseiller, conseillère, chargé de, chargée de, chargé,
    chargée, consultant, consultante, gestionnaire, coordinateur, coordinatrice, administrateur, administratrice, associé,
    associée, fondateur, fondatrice, avocat, avocate, architecte, attaché, attachée, adjoint, adjointe, logistique, conducteur,
    conductrice, formateur, formatrice
  `,
  legalForms: `
    SARL, SAS, SASU, SA, EURL, SCI, SCOP, SNC, & Fils, et Fils, & Cie, SPRL, GIE, GAEC, Groupe, Cabinet, Société, Ets,
    Établissements
  `,
  contacts: `
    tél, tel, téléphone, fixe, ligne directe, port, portable, mob, mobile, gsm, fax, télécopie, courriel, mail, mél, site,
    standard, l.d, poste, adresse, std
  `,
  streets: 'rue, avenue, av, bd, boulevard, place, chemin, allée, quai, impasse, route, zone, zi, za, zac, bp, cedex, cours, parc'
}
