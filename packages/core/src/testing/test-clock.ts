import type { Clock } from '../values/clock.js'

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  /** Starts at 2026-03-02T12:00:00Z, a Monday, by default. */
  constructor(private instant = Date.UTC(2026, 2, 2, 12)) {}

  now(): number {
    return this.instant
  }

  /** Moves the clock on. */
  advance(milliseconds: number): void {
    this.instant += milliseconds
  }
}
