import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../values/index.js'
import { ownSpans } from './own-spans.js'

const read = (text: string) =>
  runToEnd(ownSpans(text)).flatMap(({ start, end }) => {
    const lines = text.slice(start, end).split(/\r\n?|\n/u)
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  })

/** A mail whose author's own lines begin with `+`, and all others with `-`. */
function check(mail: string): void {
  const lines = mail
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const text = lines.map((line) => line.slice(1)).join('\n')
  const own = lines
    .filter((line) => line.startsWith('+'))
    .map((line) => line.slice(1).trim())
    .filter((line) => line !== '')
  expect(read(text)).toEqual(own)
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(own)
}

describe("an author's own lines", () => {
  it('are all lines of a plain text', () => {
    expect(read('We have a budget.\n\nIt is $20k.')).toEqual(['We have a budget.', 'It is $20k.'])
    expect(read('')).toEqual([])
    expect(read(`${' '.repeat(1_000)}We have a budget.`)).toEqual(['We have a budget.'])
  })

  const replies = {
    English: 'On Tue, 3 Mar 2026 at 10:12, Ana <ana@acme.example> wrote:',
    'English, broken': 'On Tue, 3 Mar 2026 at 10:12, Ana Silva of the Acme team\n<ana@acme.example>\nwrote:',
    Yahoo: 'On Tuesday, March 3, 2026 at 10:12:33 AM GMT+1, Ana <ana@acme.example> wrote:',
    German: 'Tom Reed <tom@ours.example> schrieb am Mo., 5. Jan. 2026, 09:12:',
    'German, without an address': 'Am 21.01.26 um 16:03 schrieb Ana Silva:',
    'German, with the verb last': 'Am Montag, 5. Januar 2026 um 09:12:33 MEZ hat Tom Reed <tom@ours.example> Folgendes geschrieben:',
    French: 'Le mar. 3 mars 2026 à 10:12, Ana Silva <\nana@acme.example> a écrit\u00a0:',
    Spanish: 'El lun, 5 ene 2026 a las 9:12, Tom Reed (<tom@ours.example>) escribió:',
    Portuguese: 'Em seg., 5 de jan. de 2026 às 09:12, Tom Reed <tom@ours.example>\nescreveu:',
    Dutch: 'Op 3 mrt 2026, om 10:12 heeft Ana Silva <ana@acme.example> het volgende geschreven:',
    'Dutch, broken in the address': 'Op di 3 mrt 2026 om 10:12 schreef Ana Silva <ana@acme.example\n>:',
    Italian: 'Il giorno mar 3 mar 2026 alle ore 10:12 Ana <ana@acme.example> ha scritto:',
    Polish: 'pon., 5 sty 2026 o 09:12 Tom Reed <tom@ours.example> napisał(a):',
    Chinese: 'Tom Reed <tom@ours.example> 于2026年1月5日周一 09:12写道：',
    Japanese: '2026年1月5日(月) 9:12 Tom Reed <tom@ours.example>:',
    'German head': 'Von: Tom Reed\nGesendet: Montag\nAn: Ana',
    'German head in another order':
      'Gesendet: Dienstag, 3. März 2026 um 10:12 Uhr\nVon: "Ana" <ana@acme.example>\nAn: Tom\nBetreff: Preise',
    'French head': 'De : Tom Reed\nEnvoyé : lundi\nÀ : Ana',
    'Spanish head': 'De: Tom Reed\nEnviado el: lunes\nPara: Ana',
    'Portuguese head': 'De: Tom Reed\nEnviada em: segunda-feira\nPara: Ana\nAssunto: RES: preço',
    'Italian head': 'Da: Tom Reed\nInviato: lunedì\nA: Ana',
    'Dutch head': 'Van: Tom Reed\nVerzonden: maandag\nAan: Ana',
    'head in bold': '*From:* Tom Reed\n*Sent:* Monday\n*To:* Ana',
    'head with empty lines': 'From: Tom Reed <tom@ours.example>\n\nSent: Monday\n\nTo: Ana\n\nSubject: Prices',
    'head with many recipients':
      'From: Tom <tom@ours.example>\nSent: Monday\nTo: Ana <ana@acme.example>;\nBen <ben@acme.example>\nSubject: Prices',
    'line and head': '________________________________\nFrom: Tom Reed\nSent: Monday\nTo: Ana',
    'original message': '-----Original Message-----\nFrom: Lee',
    'Spanish original': '-----Mensaje original-----\nDe: Lee',
    'forwarded message': '---------- Forwarded message ---------\nFrom: Lee',
    'German forward': '-------- Weitergeleitete Nachricht --------\nBetreff: \tPreise\nVon: \tLee <lee@acme.example>',
    'Apple forward': 'Begin forwarded message:\n\nFrom: Lee <lee@acme.example>\nSubject: Prices',
    'French Apple forward': 'Début du message réexpédié :\n\nDe: Lee <lee@acme.example>',
    'line of a help desk': '##- Please type your reply above this line -##'
  }
  for (const [kind, opening] of Object.entries(replies)) {
    it(`are not those below: ${kind}`, () => expect(read(`Ok, agreed.\n\n${opening}\n\nOur budget is $40k.`)).toEqual(['Ok, agreed.']))
  }

  it('stand between quoted lines and below them', () => {
    expect(read('Hi,\nOn Monday, Ana wrote:\n> What is your budget?\nAbout $20k.\n> And when?\nIn May.')).toEqual([
      'Hi,',
      'About $20k.',
      'In May.'
    ])
    expect(read('Am 3.3.26 um 10:12 schrieb Ana:\n> Am 2.3.26 um 9:00 schrieb Tom:\n>> Wann?\n> Morgen.\n\nGut.\nTom')).toEqual([
      'Gut.',
      'Tom'
    ])
    expect(read('> Is it still wanted?\nYes.')).toEqual(['Yes.'])
  })

  it('do not go on with the end of a quoted line that was broken', () => {
    const text = '> We would like to know whether the new contract can begin on the first\nof may or not\n> Ana\n\nIt can.'
    expect(read(text)).toEqual(['It can.'])
  })

  it('may begin with a mark where nobody is quoted', () => {
    const steps = 'Please run this:\n\n> npm install\n> ./start.sh --force\n\nThen it fails.'
    expect(read(steps)).toHaveLength(4)
    const text =
      'Use this text:\n\n> **Note:** Remove the film first.\n\nThanks\nLea\n\nOn 3 Mar 2026 at 10:12, Ana <ana@acme.example> wrote:\n> Which text?'
    expect(read(text)).toHaveLength(4)
  })

  const lookalikes = {
    'a sentence that quotes': 'On Monday Peter wrote: "we leave in May", and I agree.',
    'a sentence that tells when': 'Marc wrote to me on 5 January about this: we go live in May.',
    'a list after a date': 'The dates, as I wrote in 2025:\n- May 1',
    'a list after a time': 'On Monday 12 March at 10:30 we need the following:\na projector',
    'a list of words': 'A colleague wrote:\n- $40k',
    'fields of a form': 'Subject: machine parts, used\nFrom: Rotterdam\nTo: Hull',
    'German fields of a ride': 'Von: Kiel\nAn: Bonn\nBetreff: leere Kisten',
    'fields with a day': 'From: Leeds\nTo: York\nDate: 6 March',
    'a name of a message': 'The log says "Original Message lost".',
    'a slogan like a footer': 'Envoyé de Bretagne, mangé à Paris !',
    'a wish about a program': 'Get Windows support back, please.',
    'a wish to unsubscribe': 'We want to unsubscribe.',
    'a number that is asked for': 'You can reach me on my new number +1 415 555 0123 until noon.',
    'an address that is told': 'Please ship to:\nNorthwind Inc.\n12 Harbor Street\nBoston, MA 02110',
    'a person that is told': 'Our new contact is:\n\nAna Silva\nHead of IT\n+1 415 555 0123',
    'a list of people': 'Attendees\nAna Silva, Head of IT\nBen Stone, Director of Sales',
    'a line to write on': 'Prices as of May\n____________________\nThe line is for the date.',
    'a demand of secrecy': 'Confidential: the name stays off the papers.'
  }
  for (const [kind, text] of Object.entries(lookalikes))
    it(`are those of ${kind}`, () => expect(read(text).join('\n')).toBe(text.replaceAll('\n\n', '\n')))

  it('are not a signature, but the goodbye and the name', () => {
    check(`
      +We need SSO.
      +Kind regards,
      +Stephen Archer
      -Senior Procurement Manager
      -Halden Rail Systems plc
      -Tel: +44 1332 555 019
    `)
    expect(read('We need SSO.\n-- \nTom, our new VP')).toEqual(['We need SSO.'])
    expect(read('We need SSO.\n\nJane Miller\nVP of Sales | Fabrikam GmbH\n+49 30 5550199\njane@fabrikam.example')).toEqual([
      'We need SSO.'
    ])
    expect(read('We need SSO.\n\nJane\n\nJane Miller | Fabrikam GmbH\n+49 30 5550199')).toEqual(['We need SSO.', 'Jane'])
    expect(read('Klar.\n\nMit besten Grüßen\n\ni. A. Jana Weber\nEinkauf\nWeber & Söhne KG\nFon 0251 555-0')).toEqual([
      'Klar.',
      'Mit besten Grüßen',
      'i. A. Jana Weber'
    ])
    expect(
      read(
        'Bonjour,\n\nVeuillez agréer, Madame, mes salutations distinguées.\n\nHélène Morvan\nDirectrice des achats\nTél. : 02 99 55 50 10'
      )
    ).toHaveLength(3)
    expect(read('Vale.\n\nUn saludo,\nCarmen\n\nDpto. Administración\nAceites Ruiz, S.L.\nTfno. 954 555 012')).toHaveLength(3)
    expect(read('Certo.\n\nAbraço, Rui\n\nCosta & Filhos, Lda. | Tel.: 253 555 012')).toHaveLength(2)
    expect(read('Prima.\n\nMet vriendelijke groet,\nPiet\nHoofd Inkoop\nDe Boer Transport B.V.\nT 0223 - 55 50 12')).toHaveLength(3)
  })

  it('are not a signature that stands alone above a mail that is passed on', () => {
    expect(read('Jane Miller\nFabrikam Bikes, York\n038 555 01 92\n\n-----Original Message-----\nFrom: Lee')).toEqual([])
  })

  it('go on with a postscript', () => {
    expect(read('Hi.\nThanks,\nTom\n\nPS: our budget is $20k.')).toEqual(['Hi.', 'Thanks,', 'Tom', 'PS: our budget is $20k.'])
    expect(read('Hola.\nUn saludo\nEva\n\nPD: el presupuesto es de 20.000 euros.')).toHaveLength(4)
  })

  const footers = [
    'Sent from my iPhone',
    'Sent from my phone. Please excuse brevity.',
    'Sent with Proton Mail secure email.',
    'Get Outlook for Android<https://aka.ms/example>',
    'Von meinem iPhone gesendet',
    'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    'Envoyé à partir de Yahoo Mail pour iPhone',
    'Télécharger Outlook pour iOS<https://aka.ms/example>',
    'Enviado desde mi iPhone',
    'Enviado do meu Galaxy',
    'Obter o Outlook para iOS<https://aka.ms/example>',
    'Verzonden vanaf mijn Galaxy',
    'Verstuurd vanaf mijn iPad',
    'Inviato da iPhone',
    'This email is confidential and intended solely for the addressee.',
    'CONFIDENTIALITY NOTICE: This e-mail and\nany attachments are for the use of\nthe addressee.',
    'Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind, vernichten Sie sie.',
    "Pensez à l'environnement avant d'imprimer ce message.",
    'Si no es usted el destinatario, le rogamos que elimine este correo.',
    'Se você não for o destinatário, não deve usar as informações desta mensagem.',
    'Dit bericht is uitsluitend bestemd voor de geadresseerde.'
  ]
  for (const footer of footers)
    it(`are not a footer: ${footer.slice(0, 60)}`, () => expect(read(`We need SSO.\n\n${footer}`)).toEqual(['We need SSO.']))

  it('keep their order, never overlap and end within the text', () => {
    const pieces = [
      'We need SSO.\n',
      '> quoted\n',
      'Best regards,\n',
      '-- \n',
      '\r\n',
      'On 3 Mar 2026 at 10:12, Ana <a@b.example> wrote:\n',
      'From: Ana\nSent: x\nTo: y\n',
      '+1 415 555 0123\n'
    ]
    for (let seed = 0; seed < 400; seed += 1) {
      const text = Array.from({ length: 12 }, (_, place) => pieces[(seed * (place + 3) + place * place) % pieces.length]).join('')
      let last = 0
      for (const { start, end } of runToEnd(ownSpans(text))) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }
  })

  const endless = [
    'a',
    'a\n',
    '\n',
    '> ',
    '> a\nb\n',
    'on Monday Ana\n',
    'Ana <ana@acme.example> on 5 Jan wrote 2026:\n',
    'From: a\nTo: b\n',
    'Best regards\n',
    '--\n',
    'Ana Silva\n\n',
    'a | b ',
    '+1 2 3 4 '
  ]
  for (const piece of endless) {
    it(`gives way while it reads endless ${JSON.stringify(piece)}`, () => {
      let steps = 1
      const reading = ownSpans(piece.repeat(Math.ceil(200_000 / piece.length)))
      while (!reading.next().done) steps += 1
      const lines = piece.includes('\n') ? 200_000 / piece.length : 1
      expect(steps).toBeGreaterThanOrEqual(lines / 500)
    })
  }
})
