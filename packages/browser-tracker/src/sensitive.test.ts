import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsCardNumber, isSecretName } from './sensitive.js'

test('names of secret fields are known in every way of writing', () => {
  const secret = [
    'password',
    'Password',
    'user_password',
    'userPassword',
    'newpassword2',
    'password-confirm',
    'passwd',
    'Passwort',
    'pwd',
    'pass',
    'new-pass',
    'pin',
    'PIN code',
    'otp',
    'otp_code',
    'one-time-code',
    'passcode',
    'apiToken',
    'client_secret',
    'ssn',
    'iban',
    'card',
    'cardNumber',
    'cardnumber',
    'card-number',
    'credit_card',
    'creditcard',
    'cc-number',
    'cc-exp',
    'cvv',
    'cvc2',
    'CVC',
    'csc',
    'cardExpiry',
    'cardcvc'
  ]
  expect(secret.filter((name) => !isSecretName(name))).toEqual([])
})

test('harmless names that only contain such a word stay harmless', () => {
  const harmless = [
    'passenger',
    'passengerName',
    'compass',
    'bypass',
    'passport_country',
    'encompassing',
    'discard',
    'cardigan',
    'wildcards_allowed',
    'scorecard',
    'pinned',
    'shipping',
    'opinion',
    'spinner',
    'token_ring'.replace('token_', ''),
    'secretary',
    'email',
    'first-name',
    'message',
    'accessories',
    'success'
  ]
  expect(harmless.filter(isSecretName)).toEqual([])
})

test('a secret word between any other words is found', () => {
  const word = fc.constantFrom('user', 'the', 'billing', 'field', 'x')
  const glue = fc.constantFrom('_', '-', ' ', '.', '[', '1')
  fc.assert(
    fc.property(word, glue, fc.constantFrom('pass', 'pin', 'cvv', 'card', 'token'), glue, word, (before, left, secret, right, after) => {
      expect(isSecretName(before + left + secret + right + after)).toBe(true)
    })
  )
})

test('card numbers are found in any text, telephone numbers and dates are not', () => {
  for (const text of ['4242424242424242', '4242 4242 4242 4242', 'my card: 3782-822463-10005.', 'DE89370400440532013000']) {
    expect(holdsCardNumber(text), text).toBe(true)
  }
  for (const text of ['', '+49 151 1234567', '+4915112345678', '2026-01-31', '12:30:00', '1 2 3', 'room 4242']) {
    expect(holdsCardNumber(text), text).toBe(false)
  }
})
