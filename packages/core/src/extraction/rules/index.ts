import type { FactRule } from '../fact-rule.js'
import { companyChange } from './company-change.js'
import { contactInfo } from './contact-info.js'
import { contactPositionChange } from './contact-position-change.js'
import { decisionMaker } from './decision-maker.js'
import { fundingRevenue } from './funding-revenue.js'
import { strategy } from './strategy.js'
import { technologyRule } from './technology.js'
import { timeline } from './timeline.js'

/** Every rule of the deterministic extractor. */
export const factRules: readonly FactRule[] = [
  timeline,
  decisionMaker,
  technologyRule,
  contactInfo,
  contactPositionChange,
  fundingRevenue,
  companyChange,
  strategy
]
