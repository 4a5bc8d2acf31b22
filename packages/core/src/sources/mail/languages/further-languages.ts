import type { MailLanguage } from '../mail-language.js'

/** Languages where only the words around a mail are known: how mails begin and end. */
export const furtherLanguages: readonly MailLanguage[] = [
  {
    introductions: 'den, på, mån, tis, ons, tors, fre',
    wrote: 'skrev, skriver, følgende',
    headers: {
      from: 'från, fra',
      sent: 'skickat, sendt, dato, datum',
      to: 'till, til, kopia, kopi',
      subject: 'ämne, emne'
    },
    separators: `
      originalmeddelande, ursprungligt meddelande, vidarebefordrat meddelande, oprindelig meddelelse, videresendt meddelelse,
      opprinnelig melding, videresendt melding
    `,
    openings: 'vidarebefordrat brev, start på videresendt besked, videresendt melding',
    farewells: `
      vänliga hälsningar, med vänliga hälsningar, med vänlig hälsning, bästa hälsningar, hälsningar, med venlig hilsen,
      venlig hilsen, med vennlig hilsen, vennlig hilsen, hilsen, mvh, tack, tak, takk
    `,
    sentFrom: 'skickat från, sendt fra, skickades från',
    getApp: 'hämta, få, hent',
    devices: 'mobil, telefon, mobiltelefon'
  },
  {
    introductions: 'ma, ti, ke, to, pe, la, su',
    wrote: 'kirjoitti',
    headers: { from: 'lähettäjä', sent: 'lähetetty, päivämäärä, pvm', to: 'vastaanottaja, kopio', subject: 'aihe' },
    separators: 'alkuperäinen viesti, välitetty viesti, edelleenlähetetty viesti',
    farewells: 'ystävällisin terveisin, parhain terveisin, terveisin, terv, kiitos',
    sentFrom: 'lähetetty'
  },
  {
    introductions: 'dnia, w dniu, pon, wt, śr, czw, pt, sob, niedz',
    wrote: 'napisał, napisała, napisał(a), pisze',
    headers: { from: 'od, nadawca', sent: 'wysłano, data, wysłane', to: 'do, dw, udw', subject: 'temat' },
    separators: 'wiadomość oryginalna, oryginalna wiadomość, wiadomość przekazana, przekazana wiadomość, treść przekazanej wiadomości',
    openings: 'początek przekazywanej wiadomości, rozpoczęcie przekazanej wiadomości',
    farewells: 'pozdrawiam, z poważaniem, pozdrowienia, serdecznie pozdrawiam, z wyrazami szacunku, dziękuję',
    sentFrom: 'wysłano z, wysłane z',
    getApp: 'pobierz',
    devices: 'telefonu, smartfona, urządzenia'
  },
  {
    introductions: 'dne, po, út, st, čt, pá, so, ne, dňa',
    wrote: 'napsal, napsala, napsal(a), napísal, napísala, napísal(a)',
    headers: {
      from: 'od, odesílatel',
      sent: 'odesláno, datum, odoslané',
      to: 'komu, kopie',
      subject: 'předmět, predmet'
    },
    separators: 'původní zpráva, přeposlaná zpráva, pôvodná správa, preposlaná správa',
    farewells: 's pozdravem, s přátelským pozdravem, s úctou, děkuji, s pozdravom, ďakujem',
    sentFrom: 'odesláno z, odoslané z'
  },
  {
    introductions: 'în data de, pe',
    wrote: 'írta, írt, ezt írta, a scris, yazdı, şunu yazdı, έγραψε',
    headers: {
      from: 'feladó, de la, kimden, gönderen, από',
      sent: 'elküldve, dátum, trimis, gönderilen, tarih, στάλθηκε, ημερομηνία',
      to: 'címzett, către, kime, alıcı, προς',
      subject: 'tárgy, subiect, konu, θέμα'
    },
    separators: `
      eredeti üzenet, továbbított üzenet, mesaj original, mesaj redirecționat, orijinal mesaj, özgün ileti, iletilen mesaj,
      αρχικό μήνυμα, προωθημένο μήνυμα
    `,
    farewells: `
      üdvözlettel, tisztelettel, köszönöm, cu stimă, toate cele bune, mulțumesc, saygılarımla, teşekkürler, iyi çalışmalar,
      με εκτίμηση, ευχαριστώ
    `
  },
  {
    wrote: 'написал, написала, написал(а), пишет, пише, написав, написала(в)',
    headers: { from: 'от, від', sent: 'отправлено, дата, надіслано', to: 'кому, копия, копія', subject: 'тема' },
    separators: 'исходное сообщение, пересланное сообщение, пересылаемое сообщение, оригінальне повідомлення, переслане повідомлення',
    openings: 'начало переадресованного сообщения',
    farewells: 'с уважением, с наилучшими пожеланиями, спасибо, з повагою, дякую',
    sentFrom: 'отправлено с, надіслано з'
  },
  {
    wrote: '写道, 寫道, さんは書きました, さんが書きました, 님이 작성',
    headers: {
      from: '发件人, 寄件者, 寄件人, 差出人, 送信者, 보낸 사람',
      sent: '发送时间, 寄件日期, 日期, 日時, 送信日時, 보낸 날짜',
      to: '收件人, 收件者, 抄送, 宛先, 받는 사람',
      subject: '主题, 主旨, 件名, 제목'
    },
    separators: '原始邮件, 转发的邮件, 原始郵件, 轉寄的郵件, 元のメッセージ, 転送メッセージ, 원본 메시지',
    farewells: '此致, 谢谢, 謝謝, よろしくお願いいたします, よろしくお願いします, 敬具, 감사합니다',
    sentFrom: '发自我的, 從我的, iphoneから送信'
  }
]
