import type { Language } from '../../grammar/index.js'
import { budgets } from './budgets.js'
import { competing } from './competing.js'
import { fillers, hedges, irregular, realWords, writtenOut } from './forms.js'
import { growing } from './growing.js'
import { leaving } from './leaving.js'
import { ours } from './ours.js'
import { people } from './people.js'
import { rivals } from './rivals.js'
import { stance } from './stance.js'
import { timeAndMoney } from './time.js'
import { who } from './who.js'

/** English, as customers and colleagues write and speak it. */
export const english: Language = {
  code: 'en',
  concepts: { ...who, ...stance, ...ours, ...timeAndMoney, ...rivals, ...leaving, ...growing, ...competing, ...budgets, ...people },
  irregular,
  writtenOut,
  fillers,
  hedges,
  realWords
}
