import type { Detection } from '../detection.js'
import { FrameReader, type FrameSet, Lexicon, Reading } from '../grammar/index.js'
import { english } from '../languages/en/index.js'
import { budget } from './budget.js'
import { championRisk } from './champion-risk.js'
import { churnRisk } from './churn-risk.js'
import { competitive } from './competitive.js'
import { contactDeparture } from './contact-departure.js'
import { contactDisengagement } from './contact-disengagement.js'
import { contactInfo } from './contact-info.js'
import { contactPreference } from './contact-preference.js'
import { expansion } from './expansion.js'
import { productUsage } from './product-usage.js'
import { requirements } from './requirements.js'
import { sentiment } from './sentiment.js'

/** The frames of every fact type that is read by frames. */
export const frameSets: readonly FrameSet[] = [
  churnRisk,
  expansion,
  competitive,
  budget,
  championRisk,
  contactDeparture,
  requirements,
  sentiment,
  productUsage,
  contactDisengagement,
  contactPreference,
  contactInfo
]

let ready: { lexicon: Lexicon; frames: FrameReader } | undefined

/** What the frames find in one sentence. `byVendor`: one of our own people says it. */
export function readFrames(sentence: string, byVendor: boolean, before?: string): Detection[] {
  const { lexicon, frames } = inEnglish()
  return frames.read(new Reading(sentence, lexicon, byVendor), before === undefined ? undefined : new Reading(before, lexicon, byVendor))
}

function inEnglish() {
  if (!ready) {
    const lexicon = new Lexicon(english)
    ready = { lexicon, frames: new FrameReader(lexicon, frameSets) }
  }
  return ready
}
