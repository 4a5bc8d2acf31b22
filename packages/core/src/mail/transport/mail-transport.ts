/** A mail as it is handed to the transport. Its fields are those of nodemailer's `sendMail`. */
export interface MailMessage {
  /** The option `mail.from`. */
  from: string
  /** One address. */
  to: string
  subject: string
  /** The mail as plain text. */
  text: string
  /** The same as HTML. */
  html: string
  /**
   * With angle brackets. It is the same in every attempt to send this mail, so that receivers recognize repetitions.
   */
  messageId: string
  headers: Record<string, string>
  /** Texts are data: a transport must read no file and no address that they name. */
  disableFileAccess: true
  disableUrlAccess: true
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * The report of a transport about a mail that the mail server accepted. Addresses that are in `rejected` did not get
 * it.
 */
export interface MailReceipt {
  rejected?: readonly unknown[] | undefined
}

/**
 * Sends mails: a transport of nodemailer, or an object of the host's own. It rejects when a mail was not sent, with an error like nodemailer's: `code`,
 * `responseCode` and `response` of the mail server. `maybeSent: true` says that the mail may have arrived; such a mail is not sent again.
 *
 * @example createRapport({ mail: { transport: nodemailer.createTransport(process.env.SMTP_URL), from: 'Rapport <rapport@example.com>' } })
 */
export interface MailTransport {
  sendMail(message: MailMessage): Promise<MailReceipt | unknown>
}
