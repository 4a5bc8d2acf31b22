import type { Language } from '../../grammar/index.js'
import { addresses } from './addresses.js'
import { budgets } from './budgets.js'
import { competing } from './competing.js'
import { feelings } from './feelings.js'
import { fillers, hedges, irregular, realWords, writtenOut } from './forms.js'
import { growing } from './growing.js'
import { leaving } from './leaving.js'
import { ours } from './ours.js'
import { people } from './people.js'
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
    ...growing,
    ...competing,
    ...budgets,
    ...people,
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
