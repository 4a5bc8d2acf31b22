import type { MailLanguage } from '../mail-language.js'

export const italian: MailLanguage = {
  introductions: "il, in data, nell'",
  wrote: 'ha scritto, scrisse, scrive',
  headers: {
    from: 'da, mittente',
    sent: 'inviato, inviato il',
    date: 'data',
    to: 'a, cc, ccn, per, destinatario',
    subject: 'oggetto',
    other: 'rispondi a, priorità, importanza, allegati, quando, dove'
  },
  separators: 'messaggio originale, messaggio inoltrato, messaggio originario, messaggio di origine',
  openings: 'inizio messaggio inoltrato, inizio del messaggio inoltrato, messaggio inoltrato',
  farewells: `
    cordiali saluti, distinti saluti, un cordiale saluto, cordialmente, saluti, un saluto, tanti saluti, cari saluti,
    i migliori saluti, migliori saluti, a presto, grazie, grazie mille, molte grazie, grazie e saluti, buona giornata,
    buona serata, buon lavoro, buon fine settimana, un abbraccio, ciao, in fede, con stima
  `,
  closings: 'resto a, restiamo a, in attesa, voglia gradire, vogliate gradire, rimango a',
  postscripts: 'ps, p.s',
  sentFrom: 'inviato da, inviato dal, inviato con, inviato tramite',
  getApp: 'ottieni, scarica',
  excuses: 'scusa, scusate, perdonate',
  onBehalf: 'p.p.',
  devices: 'cellulare, telefono, smartphone, dispositivo, tablet, posta per windows, libero, tiscali',
  disclaimers: [
    /(?:e-?mail|messaggio|comunicazione|informazioni|allegati|contenuto).{0,140}(?:riservat|confidenzial|esclusivamente|destinatari)/u,
    /non (?:è|siete|foste|fosse) (?:il|i) destinatari|(?:ricevuto|pervenuto) .{0,40}per errore/u,
    /^(?:avviso|nota) (?:di riservatezza|legale)\b/u,
    /prima di stampare|(?:pensa|pensate).{0,20}ambiente/u,
    /annulla(?:re)? (?:l')?iscrizione|disiscriv|nel browser|tutti i diritti riservati|privo di virus/u
  ],
  registers: [/partita iva|\bp\. ?iva\b|codice fiscale|registro (?:delle )?imprese|capitale sociale|gdpr|d\.lgs/u],
  titles: `
    direttore, direttrice, direzione, responsabile, capo, titolare, amministratore, amministrazione, ufficio, acquisti,
    vendite, commerciale, contabilità, assistenza, segreteria, ingegnere, ing, tecnico, consulente, presidente, socio,
    fondatore, logistica, qualità, avvocato, architetto, impiegato, impiegata
  `,
  legalForms: 'S.r.l, Srl, S.p.A, SpA, S.n.c, Snc, S.a.s, Sas, & Figli, e Figli, Gruppo, Studio',
  contacts: 'tel, telefono, cell, cellulare, fax, mail, e-mail, pec, web, sito, int, interno, indirizzo',
  streets: 'via, viale, piazza, corso, largo, strada, vicolo, zona industriale, loc'
}
