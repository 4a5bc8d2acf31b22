import type { FactRule } from '../fact-rule.js'
import { budget } from './budget.js'
import { championRisk } from './champion-risk.js'
import { churnRisk } from './churn-risk.js'
import { companyChange } from './company-change.js'
import { competitive } from './competitive.js'
import { contactDeparture } from './contact-departure.js'
import { contactInfo } from './contact-info.js'
import { contactPositionChange } from './contact-position-change.js'
import { contactPreference } from './contact-preference.js'
import { decisionMaker } from './decision-maker.js'
import { expansion } from './expansion.js'
import { fundingRevenue } from './funding-revenue.js'
import { requirements } from './requirements.js'
import { sentiment } from './sentiment.js'
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
  requirements,
  churnRisk,
  expansion,
  sentiment,
  championRisk,
  contactInfo,
  contactPreference,
  contactDeparture,
  contactPositionChange,
  fundingRevenue,
  companyChange,
  strategy
]
