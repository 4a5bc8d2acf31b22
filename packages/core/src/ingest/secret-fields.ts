/** Whole words of a field's name that mark a secret: "passenger" is no password, "new_password" is one. */
const secretWords =
  /^(pass|pwd?|pw|passwd|pin|otp|totp|tan|secret|token|cvv|cvc|cvn|csc|ccv|cc|ccn|ccnum|card|cards|iban|ssn|expiry|expiration|passe|senha)$/
/** Parts that no harmless word holds, for names written without gaps. */
const secretParts =
  /passw(or)?[dt]|passphrase|passcode|passkey|kennwort|contrase|(credit|debit)[ _-]?card|card(n|cv|exp|hold)|ccn(o|um)|security[ _-]?code/
const cardNumber = /\d(?:[ -]?\d){12,18}/g

/** A form's fields without those whose name or value looks like a password or a payment card. */
export function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSecretName(name) && !holdsCardNumber(value)))
}

function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return secretParts.test(words) || words.split(/[^a-z]+/).some((word) => secretWords.test(word))
}

/** 13 to 19 digits that pass the Luhn check (ISO/IEC 7812-1), anywhere in a text. */
function holdsCardNumber(value: unknown): boolean {
  return typeof value === 'string' && [...value.matchAll(cardNumber)].some(([run]) => passesLuhn(run.replace(/\D/g, '')))
}

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
  return sum % 10 === 0
}
