import type { Language } from '../../grammar/index.js'
import { addresses } from './addresses.js'
import { feelings } from './feelings.js'
import { fillers, hedges, irregular, realWords, writtenOut } from './forms.js'
import { leaving } from './leaving.js'
import { ours } from './ours.js'
import { reaching } from './reaching.js'
import { rivals } from './rivals.js'
import { stance } from './stance.js'
import { timeAndMoney } from './time.js'
import { usage } from './usage.js'
import { who } from './who.js'
import { wishes } from './wishes.js'

/** English, as customers and colleagues write and speak it. */
export const english: Language = {
  code: 'en',
  concepts: {
    ...who,
    ...stance,
    ...ours,
    ...timeAndMoney,
    ...rivals,
    ...leaving,
    ...wishes,
    ...feelings,
    ...usage,
    ...reaching,
    ...addresses
  },
  irregular,
  writtenOut,
  fillers,
  hedges,
  realWords
}
