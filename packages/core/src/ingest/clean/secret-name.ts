import { normalForm } from '../../values/index.js'

/** Texts that no harmless name contains, so they count anywhere in a name. A space in them may be present in the name or not. */
const parts = [
  'passw',
  'passcode',
  'passphrase',
  'passkey',
  'pswd',
  'psswrd',
  'pwd',
  'cvv',
  'onetimecode',
  'security code',
  'social security',
  'credit card',
  'debit card',
  'cardn',
  'cardcv',
  'cardexp',
  'cardhold',
  'api key',
  'private key',
  'access key',
  'kennwort',
  'geheimzahl',
  'prüfziffer',
  'kreditkart',
  'kartennummer',
  'mot de passe',
  'mot passe',
  'mdp',
  'carte bancaire',
  'contrase',
  'tarjeta',
  'palavra passe',
  'cartão',
  'carta di credito',
  'wachtwoord',
  'lösenord',
  'adgangskode',
  'kortnummer',
  'lykilorð',
  'salasana',
  'tunnusluku',
  'jelszó',
  'lozink',
  'mật khẩu',
  'kata sandi',
  'κωδικός πρόσβασης',
  'συνθηματικό',
  'парол',
  'лозинк',
  'номер карты',
  'кредитной карты',
  'кредитная карта',
  'סיסמ',
  'كلمة المرور',
  'كلمة السر',
  'رمز عبور',
  'पासवर्ड',
  'รหัสผ่าน',
  '密码',
  '密碼',
  '口令',
  '暗証',
  'パスワード',
  'パスコード',
  '信用卡',
  '卡号',
  '卡號',
  'クレジットカード',
  'カード番号',
  '비밀번호',
  '암호',
  '패스워드',
  '신용카드',
  '카드번호'
]
/** Texts that count only as whole words: "pass" is one in "new pass", but not in "passenger". */
const words = [
  'pass',
  'pw',
  'psw',
  'pin',
  'otp',
  'totp',
  'tan',
  'secret',
  'token',
  'cvn',
  'cvc',
  'csc',
  'ccv',
  'cc',
  'ccn',
  'card',
  'cards',
  'iban',
  'ssn',
  'expiry',
  'expiration',
  'passe',
  'senha',
  'clave',
  'hasło',
  'heslo',
  'geslo',
  'parola',
  'parool',
  'şifre',
  'lösen',
  'passord'
]
/** Texts that count at the beginning or the end of a word, for names that were glued together, such as "userpass". */
const beginnings = ['pass(?=again|check|conf|new|old|repeat|user)', 'heslo(?!p)', 'ccno', 'ccnum', 'cvc', 'otpcode', 'pinnumber', 'senha']
const endings = [
  '(?<!^(?:com|encom|by|tres|over|under|sur))pass',
  'pw',
  'cvc',
  'otp',
  'token',
  'secret',
  'hasło',
  'heslo',
  'senha',
  'passord'
]

const secretPart = new RegExp(`${fold(parts.join('|')).replaceAll(' ', ' ?')}|(?<![^ ])one ?time`)
const secretWord = new RegExp(fold(`^(?:${words.join('|')})$|^(?:${beginnings.join('|')})|(?:${endings.join('|')})$`))

/** Whether a field's name says, in one of many languages, that it holds a password, a code or a payment card. */
export function isSecretName(name: string): boolean {
  const split = fold(name.replace(/\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')).split(/[^\p{L}]+/u)
  return secretPart.test(split.join(' ')) || split.some((word) => secretWord.test(word))
}

/** The text in lower case, without accents and invisible characters; full-width letters become plain ones. */
function fold(text: string): string {
  const plain = normalForm(text, 'NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .normalize('NFC')
    .toLowerCase()
  return plain.replaceAll('ł', 'l').replaceAll('ð', 'd').replaceAll('ß', 'ss')
}
