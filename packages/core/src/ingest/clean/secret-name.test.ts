import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSecretName } from './secret-name.js'

it('knows every name that the tracker knows', () => {
  const names = [
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
    'cardcvc',
    'passwrd',
    'pass phrase',
    'credit card'
  ]
  expect(names.filter((name) => !isSecretName(name))).toEqual([])
})

it('knows glued names, and capitals that run into a word', () => {
  const names = [
    'userpass',
    'dbpass',
    'passconfirm',
    'mypwd',
    'pwd2',
    'userpw',
    'onetimecode',
    'accesstoken',
    'clientsecret',
    'PINCode',
    'userCVV2'
  ]
  expect(names.filter((name) => !isSecretName(name))).toEqual([])
})

it('knows names of many languages, with their accents or without', () => {
  const names = [
    'motdepasse',
    'mot_de_passe',
    'MotDePasse',
    'mdp',
    'mon_mdp',
    'wachtwoord',
    'пароль',
    'Новый пароль',
    '密码',
    '新密碼',
    'hasło',
    'haslo',
    'nowehaslo',
    'lösenord',
    'losenord',
    'lo\u0308senord',
    'salasana',
    'heslo',
    'noveheslo',
    '비밀번호',
    'パスワード',
    'ﾊﾟｽﾜｰﾄﾞ',
    'ｐａｓｓｗｏｒｄ',
    'Paßwort',
    'contraseña',
    'senha',
    'şifre',
    'jelszó',
    'mật khẩu',
    'रा पासवर्ड',
    'รหัสผ่าน',
    'كلمة المرور',
    'סיסמה',
    'Κωδικός πρόσβασης',
    'LYKILORÐ',
    'Kreditkartennummer',
    'numéro de carte bancaire',
    'número de tarjeta',
    'номер карты',
    'カード番号'
  ]
  expect(names.filter((name) => !isSecretName(name))).toEqual([])
})

it('leaves harmless names that only contain such a word', () => {
  const names = [
    'passenger',
    'passengerName',
    'compass',
    'bypass',
    'passport_country',
    'encompassing',
    'discard',
    'cardigan',
    'wildcards_allowed',
    'pinned',
    'shipping',
    'opinion',
    'spinner',
    'ring',
    'secretary',
    'email',
    'first-name',
    'message',
    'accessories',
    'success',
    'scorecard',
    'accno',
    'accnumber',
    'haslogo',
    'hasLocation',
    'passorder',
    'phone',
    'company',
    'timezone',
    'Vorname',
    'société',
    '会社',
    '이름'
  ]
  expect(names.filter(isSecretName)).toEqual([])
})

it('a character that nobody sees hides no name', () => {
  const unseen = fc.constantFrom('\u200b', '\u200d', '\u00ad', '\ufeff', '\u2060')
  fc.assert(
    fc.property(unseen, fc.integer({ min: 0, max: 8 }), (gap, at) => {
      expect(isSecretName(`${'password'.slice(0, at)}${gap}${'password'.slice(at)}`)).toBe(true)
    })
  )
})
