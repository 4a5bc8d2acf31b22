import { expect, it } from 'vitest'
import { isOnlyOfUs } from './only-of-us.js'

it.each([
  ['en', 'We moved our release to May.', 'We moved your renewal to May.'],
  ['de', 'Wir verschieben unser Release auf Mai.', 'Wir verschieben Ihre Verlängerung auf Mai.'],
  ['fr', 'Nous reportons notre version à mai.', 'Nous reportons votre renouvellement à mai.'],
  ['es', 'Aplazamos nuestra versión a mayo.', 'Aplazamos su renovación a mayo.'],
  ['pt', 'Adiamos a nossa versão para maio.', 'Adiamos a renovação de vocês para maio.']
])('%s: "%s" is about us alone, "%s" is not', (language, ours, theirs) => {
  expect(isOnlyOfUs(ours, language)).toBe(true)
  expect(isOnlyOfUs(theirs, language)).toBe(false)
})

it('what others told us is about them', () => {
  expect(isOnlyOfUs('Rosa me ha preguntado por el precio.', 'es')).toBe(false)
  expect(isOnlyOfUs('Keine Antwort bisher.', 'de')).toBe(false)
})
