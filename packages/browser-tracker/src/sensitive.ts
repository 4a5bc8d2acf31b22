/** Words that mark a field as secret. Only whole words count: "passenger", "compass", "discard" and "spinning" are harmless. */
const WORDS =
  /^(pass|pwd?|pw|pin|otp|totp|tan|secret|token|cvv|cvc|cvn|csc|ccv|cc|ccn|ccnum|card|cards|iban|ssn|expiry|expiration|passe|senha|passwd)$/
/** Parts that no harmless word contains, for names written without a gap such as `newpassword2`. */
const PARTS = /passw(or)?[dt]|passphrase|passcode|passkey|kennwort|contrase|(credit|debit)card|card(n|cv|exp|hold)|ccn(o|um)|security code|securitycode/

/** Whether any of a field's texts (name, id, label, autocomplete …) says that it holds a password, a code or a payment card. */
export function isSecretName(text: string): boolean {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return PARTS.test(words) || words.split(/[^a-z]+/).some((word) => WORDS.test(word))
}

/** Whether a text contains a payment card's number: 13 to 19 digits, with or without gaps, whose check digit is right. */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(/\d(?:[ -]?\d){12,18}/g)) {
    let sum = 0
    const digits = run.replace(/\D/g, '')
    for (let place = 0; place < digits.length; place++) {
      const digit = Number(digits[digits.length - 1 - place]) * ((place % 2) + 1)
      sum += digit > 9 ? digit - 9 : digit
    }
    if (sum % 10 === 0) return true
  }
  return false
}
