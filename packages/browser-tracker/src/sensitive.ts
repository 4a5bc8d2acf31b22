/**
 * Marks of a secret: parts that no harmless word contains, for names written without a gap such as `newpassword2`, and whole words, so
 * that "passenger", "compass", "discard" and "spinning" are harmless.
 */
const SECRET =
  /pass(w|code|phrase)|(credit|debit)card|card(n|cv|exp)|one time|\b(pass|pwd?|pin|otp|secret|token|cv[vc]|csc|cc|cards?|iban|ssn)\b/i

/** Whether any of a field's texts (name, id, label, autocomplete …) says that it holds a password, a code or a payment card. */
export const isSecretName = (text: string): boolean => SECRET.test(text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[^a-z]+/gi, ' '))

/** Whether a text contains as many digits in a row, with or without gaps, as only payment cards and bank accounts have. */
export const holdsCardNumber = (text: string): boolean => /\d([ -]?\d){13}/.test(text)
