import type { FactRule } from '../fact-rule.js'
import { budget } from './budget.js'
import { championRisk } from './champion-risk.js'
import { companyChange } from './company-change.js'
import { competitive } from './competitive.js'
import { contactDeparture } from './contact-departure.js'
import { contactInfo } from './contact-info.js'
import { contactPositionChange } from './contact-position-change.js'
import { decisionMaker } from './decision-maker.js'
import { expansion } from './expansion.js'
import { fundingRevenue } from './funding-revenue.js'
import { strategy } from './strategy.js'
import { technologyRule } from './technology.js'
import { timeline } from './timeline.js'

/** Every rule of the deterministic extractor. */
export const factRules: readonly FactRule[] = [
  budget,
  timeline,
  decisionMaker,
  competitive,
  technologyRule,
  expansion,
  championRisk,
  contactInfo,
  contactDeparture,
  contactPositionChange,
  fundingRevenue,
  companyChange,
  strategy
]
