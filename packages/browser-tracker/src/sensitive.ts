/** Words that mark a field as secret. Only whole words count: "passenger", "compass", "discard" and "spinning" are harmless. */
const WORDS = /^(pass|pwd?|pw|pin|otp|tan|secret|token|cv[vcn]|csc|cc\w?|cards?|iban|ssn|expiry|senha|passe)$/
/** Parts that no harmless word contains, for names written without a gap such as `newpassword2`. */
const PARTS = /passw|passphrase|passcode|kennwort|contrase|(credit|debit)card|card(n|cv|exp|hold)|ccn|security ?code/

/** Whether any of a field's texts (name, id, label, autocomplete …) says that it holds a password, a code or a payment card. */
export function isSecretName(text: string): boolean {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return PARTS.test(words) || words.split(/[^a-z]+/).some((word) => WORDS.test(word))
}

/** Whether a text contains a payment card's number: 13 to 19 digits, with or without gaps, whose check digit is right. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(/\d([ -]?\d){12,18}/g) || []).some((run) => {
    const digits = run.replace(/\D/g, '').split('').reverse()
    const sum = digits.reduce((sum, digit, place) => sum + (place % 2 ? (+digit * 2) % 9 || +digit : +digit), 0)
    return sum % 10 === 0
  })
