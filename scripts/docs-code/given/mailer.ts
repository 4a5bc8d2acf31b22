/** Whatever a host sends mail with. */
export const mailer = { sendMail: async (_mail: { messageId: string; to: string; subject: string }, _signal: AbortSignal) => {} }
