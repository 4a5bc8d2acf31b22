// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A customer's health: its score with parts and caps that add up to it, its rank, the probabilities of leaving where they are known, and the days before. */
export interface CustomerHealth {
  customerId: string
  /** 0 to 100; null before 14 days of history, and where nothing is known. 0 to 100. */
  score: number | null
  /** Why there is no score; null if there is one. */
  reason: string | null
  /** The start of the day of the score. */
  calculatedAt: string | null
  /** Whole number. */
  formulaVersion: number | null
  /** The score without the daily limit. The score moves by at most 15 points a day, except for payments and terms. 0 to 100. */
  unlimitedScore: number | null
  /** The place among the customers; null without a score, and for customers that have left. */
  rank: {
    /** 1 is the customer that is most likely to leave. At least 1. */
    position: number
    /** How many customers have a score on that day and have not left. At least 1. */
    of: number
    /** The share of the other customers with a worse score, in percent. 0 to 100. */
    percentile: number
  } | null
  /** The probabilities of leaving, fitted on the workspace's own outcomes. Null below 30 recorded departures, and if they were no better in later months than the average. health.model has the figures. */
  probabilities: {
    /** The probability that the customer leaves within 30 days; null if it is not shown. 0 to 1. */
    days30: number | null
    /** The probability that the customer leaves within 60 days; null if it is not shown. 0 to 1. */
    days60: number | null
    /** The probability that the customer leaves within 90 days; null if it is not shown. 0 to 1. */
    days90: number | null
  } | null
  /** Why there are no probabilities, or not all; null if there are all. */
  whyNoProbabilities: string | null
  parts: {
    part: 'usage' | 'people' | 'breadth' | 'recency' | 'conversations' | 'problems' | 'champion' | 'billing' | 'term'
    /** Null if nothing is known. Such a part does not count. 0 to 100. */
    score: number | null
    /** Its share of the points that can be lost; all shares add up to 1. 0 to 1. */
    weight: number
    /** How many points the part takes off: 0 or less. The score is 100 plus the points of all parts and of all caps. Whole number. */
    points: number
    /** The evidence, in a sentence. */
    reason: string
  }[]
  /** Why the score differs from the sum of its parts. */
  caps: {
    cap: 'day' | 'payment' | 'notice' | 'range'
    /** What it adds or takes off. Whole number. */
    points: number
    /** The rule, in a sentence. */
    reason: string
  }[]
  /** The last 90 days that were calculated, oldest first. */
  history: {
    /** A day of the workspace's calendar, such as 2026-03-04. */
    day: string
    /** 0 to 100. */
    score: number | null
  }[]
}

/** How good the probabilities of leaving are, and what they rest on. */
export interface HealthModel {
  /** The number of the current model; null if there is none. Whole number. */
  version: number | null
  /** Date-time. */
  fittedAt: string | null
  /** Whether Rapport shows any probability for customers. */
  isShown: boolean
  /** Why there are no probabilities; null if there are. */
  reason: string | null
  /** Recorded departures that it rests on; without a model, those that are recorded now. At least 0. */
  departures: number
  /** From this many recorded departures on, probabilities are fitted. At least 0. */
  neededDepartures: number
  /** Customers that it learned from. At least 0. */
  customers: number
  /** Customers on past days that it learned from. At least 0. */
  rows: number
  horizons: {
    /** The number of days within which a customer leaves: 30, 60 or 90. Whole number. */
    days: number
    /** Whether Rapport shows this probability for customers. */
    isShown: boolean
    /** Why this probability is not shown; null if it is. */
    why: string | null
    /** What moves the probability, strongest first. */
    effects: {
      feature: string
      /** What raises the odds, in words. */
      meaning: string
      /** The factor between the odds of leaving at the best value and at the worst. */
      oddsFactor: number
    }[]
    test: {
      /** Date-time. */
      from: string
      /** Date-time. */
      to: string
      /** The number of rows: each row is a customer on a day. At least 0. */
      rows: number
      /** How many different customers left. At least 0. */
      departures: number
      /** The mean squared error of the probabilities; less is better. 0 to 1. */
      brierScore: number
      /** The mean squared error of a simple guess, for comparison: every customer gets the average share of the months before. 0 to 1. */
      baseBrierScore: number
      /** The share of rows whose customer left in time. 0 to 1. */
      baseRate: number
      /** How often a customer that left had a higher probability than one that stayed. 0.5 is no better than chance. 0 to 1. */
      auc: number | null
      /** How far the probabilities are from what came, on average over the bins. 0 to 1. */
      calibrationError: number
      /** The rows by probability, the lowest first. */
      bins: {
        /** How many. At least 0. */
        rows: number
        /** The average probability. 0 to 1. */
        predicted: number
        /** The share that left. 0 to 1. */
        observed: number
      }[]
    } | null
  }[]
}
