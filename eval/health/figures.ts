import { aucOf, binsOf, calibrationErrorOf, type Outcome } from '../../packages/core/src/health/fitting/quality.js'
import { replayWorld, type Said } from './replay.js'
import { sixNumbers } from './six-numbers.js'
import { type Life, natureOf, worldOf } from './world.js'

const days = 480
const within = 30
/** Everybody is asked every 30 days, once there is enough to learn from. */
const asked = [300, 330, 360, 390, 420, 449]
const probableFrom = 300

/** Whether a customer leaves within 30 days; null where the world ends before. */
function labelOf({ leftOn }: Life, day: number): number | null {
  if (leftOn !== null && leftOn > day && leftOn <= day + within) return 1
  return day + within > days ? null : 0
}

/** How health does in a world, beside a logistic regression on six numbers. */
export interface HealthFigures {
  rate: number
  score: number | null
  probability: number | null
  six: number | null
  calibrationError: number | null
  known: number
}

/** Replays one world, and measures the score and the probabilities of its last months. */
export async function healthFigures(seed: number, rate: number, customers: number): Promise<HealthFigures> {
  const nature = natureOf(seed, { customers, days, rate, eventsADay: 2 })
  const world = worldOf(seed, nature)
  const lives = new Map(world.map((life) => [life.id, life]))
  const said = await replayWorld(world, nature, asked)
  const outcomesOf = (pick: (each: Said) => number | null) =>
    said
      .filter(({ day }) => day >= probableFrom)
      .flatMap((each): Outcome[] => {
        const life = lives.get(each.id)
        const label = life ? labelOf(life, each.day) : null
        const probability = pick(each)
        return label === null || probability === null ? [] : [{ probability, label, weight: 1 }]
      })
  const scores = outcomesOf(({ score }) => (score === null ? null : 1 - score / 100))
  const probabilities = outcomesOf(({ probability }) => probability)
  const six = sixNumbers(world, days, { learnUntil: probableFrom - within, asked: asked.filter((each) => each >= probableFrom) })
  return {
    rate: scores.reduce((sum, { label }) => sum + label, 0) / Math.max(1, scores.length),
    score: aucOf(scores),
    probability: aucOf(probabilities),
    six: aucOf(six),
    calibrationError: probabilities.length === 0 ? null : calibrationErrorOf(binsOf(probabilities)),
    known: probabilities.length / Math.max(1, scores.length)
  }
}
