import { dot, fitLogistic, sigmoid } from '../../packages/core/src/health/fitting/logistic.js'
import type { Outcome } from '../../packages/core/src/health/fitting/quality.js'
import type { Life } from './world.js'

const within = 30

/**
 * What anybody could do without Rapport: a logistic regression on six numbers of each customer, which are the change of its events, the days since the last
 * one, the change of its people, its open tickets, its worrying words of 60 days, and whether a payment is due. Learned every 15 days until a day, and asked
 * on later ones.
 */
export function sixNumbers(world: readonly Life[], days: number, when: { learnUntil: number; asked: readonly number[] }): Outcome[] {
  const rowsOn = (day: number) =>
    world
      .filter(({ joinedOn, leftOn }) => joinedOn <= day - 14 && (leftOn === null || leftOn > day))
      .map((life) => ({ numbers: numbersOf(life, day), label: life.leftOn !== null && life.leftOn <= day + within ? 1 : 0 }))
  const learned = Array.from({ length: Math.floor((when.learnUntil - 60) / 15) + 1 }, (_, index) => rowsOn(60 + 15 * index)).flat()
  const columns = [...(learned[0]?.numbers ?? []).keys()]
  const means = columns.map((column) => average(learned.map(({ numbers }) => numbers[column] ?? 0)))
  const spreads = columns.map(
    (column) => Math.sqrt(average(learned.map(({ numbers }) => ((numbers[column] ?? 0) - (means[column] ?? 0)) ** 2))) || 1
  )
  const standardized = (numbers: readonly number[]) => [
    1,
    ...numbers.map((value, index) => (value - (means[index] ?? 0)) / (spreads[index] ?? 1))
  ]
  const all = [0, ...columns]
  const coefficients = fitLogistic(
    { rows: learned.map(({ numbers }) => standardized(numbers)), labels: learned.map(({ label }) => label), weights: learned.map(() => 1) },
    {
      means: all.map(() => 0),
      penalties: all.map((_, index) => (index === 0 ? 0 : 1)),
      lowest: all.map(() => -10),
      highest: all.map(() => 10)
    }
  )
  return when.asked
    .filter((day) => day + within <= days)
    .flatMap((day) =>
      rowsOn(day).map(({ numbers, label }) => ({ probability: sigmoid(dot(standardized(numbers), coefficients)), label, weight: 1 }))
    )
}

function numbersOf({ events, tickets, words, payments }: Life, day: number): number[] {
  const between = (from: number, to: number) => events.filter((event) => event.day >= from && event.day < to)
  const people = (from: number, to: number) => new Set(between(from, to).map(({ person }) => person)).size
  const last = events.findLast((event) => event.day < day)?.day ?? day - 100
  const isWorry = (type: string, kind: string | null) => type !== 'EXPANSION' && kind !== 'positive'
  return [
    Math.log((between(day - 28, day).length + 1) / (between(day - 84, day - 28).length / 2 + 1)),
    Math.log1p(day - last),
    Math.log((people(day - 14, day) + 1) / (people(day - 28, day - 14) + 1)),
    tickets.filter((ticket) => ticket.day < day - 3 && (ticket.closedOn === null || ticket.closedOn > day)).length,
    words.filter((word) => word.day < day && word.day > day - 60 && isWorry(word.type, word.kind)).length,
    payments.findLast((payment) => payment.day < day)?.status === 'past_due' ? 1 : 0
  ]
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
