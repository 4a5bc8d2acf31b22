import type { MailLanguage } from '../mail-language.js'
import { dutch } from './dutch.js'
import { english } from './english.js'
import { french } from './french.js'
import { furtherLanguages } from './further-languages.js'
import { german } from './german.js'
import { italian } from './italian.js'
import { portuguese } from './portuguese.js'
import { spanish } from './spanish.js'

/** The languages whose mails are cut, each in a file of its own. */
export const mailLanguages: readonly MailLanguage[] = [english, german, french, spanish, portuguese, dutch, italian, ...furtherLanguages]
