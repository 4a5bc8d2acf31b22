import { type Attempt, judgeError, judgeReceipt } from './judge-answer.js'
import type { WrittenLetter } from './letter/write-letter.js'
import type { MailRow } from './outbox.js'
import type { MailWays } from './ways.js'

/** Hands a mail to the transport, and judges the answer. Never rejects. A transport that does not answer in time is left. */
export async function post(
  { mail }: MailWays,
  { id, email }: Pick<MailRow, 'id' | 'email'>,
  { subject, text, html, unsubscribe }: WrittenLetter & { unsubscribe: string | null }
): Promise<Attempt> {
  const leave = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => {
      leave.abort()
      resolve({ kind: 'unclear', reason: 'The mail transport did not answer in time. The mail may have arrived, and is not sent again' })
    }, mail.timeoutMs)
    timer.unref()
  })
  const sent = async (): Promise<Attempt> => {
    try {
      const receipt = await mail.transport.sendMail({
        from: mail.from,
        to: email,
        subject,
        text,
        html,
        messageId: `<${id}@${mail.domain}>`,
        headers: headersOf(unsubscribe),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: leave.signal
      })
      return judgeReceipt(receipt, email)
    } catch (error) {
      return judgeError(error)
    }
  }
  try {
    return await Promise.race([sent(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Mail programs show a button to unsubscribe (RFC 8058), and answer no automatic reply to what is marked as written by a machine (RFC 3834). */
function headersOf(unsubscribe: string | null): Record<string, string> {
  const common = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribe === null) return common
  return { ...common, 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
