/** What introduces an earlier message: one word of each language that says who wrote it. */
const wrote =
  '(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev|kirjoitti|napisał(?:\\(a\\)|a)?|napsal(?:\\(a\\)|a)?|írta|a scris|yazdı|написал(?:\\(а\\)|а)?|пише|写道|寫道|さん(?:は|が)?書きました)'
const introduction = '(?:on|am|le|el|il|op|den|em|dnia|dne)'
const lone = new RegExp(`^${introduction}(?!\\p{L}).{4,300}(?<!\\p{L})${wrote}(?!\\p{L}).{0,60}[:：]\\s*$`, 'iu')
/** Without an introducing word there must be an address or a time of day: "Ana <ana@acme.example> schrieb am Mo., 5. Jan. 2026:". */
const dated = new RegExp(`^(?=.*(?:@|\\d[:.h]\\d\\d)).{0,200}(?:(?<!\\p{L})${wrote}(?!\\p{L})|写道|寫道).{0,80}[:：]\\s*$`, 'iu')
const addressed = /^.{0,200}<[^<>\s]+@[^<>\s]+>.{0,40}[:：]\s*$/u
const begins = new RegExp(`^${introduction} .{4,200}$`, 'iu')
const ends = new RegExp(`^.{0,120}(?<!\\p{L})${wrote}\\s?[:：]\\s*$`, 'iu')

const separator =
  /^(?:-{2,} ?(?:original message|original appointment|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|mensagem original|mensagem encaminhada|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|originalmeddelande|oprindelig meddelelse|wiadomość oryginalna|пересланное сообщение)|begin forwarded message|_{10,}\s*$|[*_]{0,2}from:[*_]{0,2}\s.{1,200}$)/iu
const fromField = /^[*_]{0,2}(?:from|von|de|da|van|från|fra|od|от|发件人|寄件者|差出人)\s?[:：][*_]{0,2}\s?\S/iu
const nextField =
  /^[*_]{0,2}(?:sent|to|date|subject|cc|gesendet|datum|an|betreff|envoyé|à|objet|enviado(?: el)?|para|asunto|fecha|enviada(?: em)?|assunto|data|inviato|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|wysłano|do|temat|отправлено|кому|тема|发送时间|收件人|主题|寄件日期|日期|送信日時|宛先|件名)\s?[:：]/iu

/** Whether a line, with the one after it, begins a message of somebody else's that the author answers or passes on. */
export function opensQuotation(line: string, next: string): boolean {
  if (isIntroduction(line) || isBrokenOpening(line, next)) return true
  if (separator.test(line)) return !/^_/u.test(line) || fromField.test(next) || nextField.test(next)
  return fromField.test(line) && nextField.test(next)
}

/** "On Monday Ana wrote:" may be broken in two. */
export function isBrokenOpening(line: string, next: string): boolean {
  return !isIntroduction(line) && begins.test(line) && ends.test(next)
}

function isIntroduction(line: string): boolean {
  return /[:：]$/u.test(line) && (lone.test(line) || dated.test(line) || addressed.test(line))
}
