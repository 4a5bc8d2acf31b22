import { type Batch, makeBatch, type SentEvent } from '../load/batch.js'
import type { Traffic } from '../load/traffic.js'

const day = 86_400_000

/** Every row that these batches must have made, as lines of text: what the database holds is written the same way, and compared. */
export function expectedLines(traffic: Traffic, batches: number): string[] {
  const all = Array.from({ length: batches }, (_, number) => makeBatch(traffic, number))
  const signIns = signInsByVisitor(all)
  const companyOf = new Map(all.flatMap(({ person }) => (person ? [[person.userId, person.company] as const] : [])))
  const emailOf = new Map(all.flatMap(({ person }) => (person ? [[person.userId, person.email] as const] : [])))
  const users = new Map<string, Rollup>()
  const companies = new Map<string, Rollup>()
  const visitors = new Map<string, Rollup>()
  const lines: string[] = []
  for (const batch of all) {
    for (const event of batch.events) {
      const user = ownIdentity(batch, event) ?? signedInAt(signIns.get(batch.visitorId) ?? [], event.timestamp)
      const company = batch.customerId ?? (user === null ? null : (companyOf.get(user) ?? null))
      lines.push(line('event', batch.organization, event.uuid, event.timestamp, user, company))
      fold(visitors, [batch.organization, batch.visitorId], event)
      if (user !== null) fold(users, [batch.organization, user], event)
      if (company !== null) fold(companies, [batch.organization, company], event)
    }
  }
  const contacts = new Map<string, number>()
  for (const { organization, name, ...seen } of users.values()) {
    const company = companyOf.get(name) ?? ''
    contacts.set(`${organization} ${company}`, (contacts.get(`${organization} ${company}`) ?? 0) + 1)
    const days = JSON.stringify([...seen.days].sort((a, b) => b - a).slice(0, 3))
    lines.push(line('user', organization, name, emailOf.get(name), company, seen.first, seen.lastActivity, seen.firstView, days))
  }
  for (const { organization, name, ...seen } of companies.values()) {
    const own = contacts.get(`${organization} ${name}`) ?? 0
    lines.push(line('customer', organization, name, own, seen.first, seen.lastActivity, seen.firstView))
  }
  for (const { organization, name, first, last } of visitors.values()) lines.push(line('visitor', organization, name, first, last))
  return lines
}

/** A row as text; nothing is `-`. */
export function line(...values: (string | number | null | undefined)[]): string {
  return values.map((value) => value ?? '-').join(' ')
}

interface SignIn {
  at: number
  userId: string
}

function signInsByVisitor(batches: readonly Batch[]): Map<string, SignIn[]> {
  const signIns = new Map<string, SignIn[]>()
  for (const batch of batches) {
    for (const event of batch.events) {
      const userId = ownIdentity(batch, event)
      if (userId === null) continue
      const own = signIns.get(batch.visitorId) ?? []
      own.push({ at: event.timestamp, userId })
      signIns.set(batch.visitorId, own)
    }
  }
  return signIns
}

function ownIdentity({ identified, person }: Batch, { type }: SentEvent): string | null {
  return person !== null && (identified || type === 'identify') ? person.userId : null
}

/** The user who signed in last before, else the first who ever did. Batches are made in order of time. */
function signedInAt(signIns: readonly SignIn[], at: number): string | null {
  return (signIns.findLast((signIn) => signIn.at <= at) ?? signIns[0])?.userId ?? null
}

interface Rollup {
  organization: number
  name: string
  first: number
  last: number
  /** The last event that is activity, and the first page view. */
  lastActivity: number | null
  firstView: number | null
  days: Set<number>
}

function fold(rollups: Map<string, Rollup>, [organization, name]: [number, string], { timestamp: at, type }: SentEvent): void {
  const key = `${organization} ${name}`
  const rollup = rollups.get(key) ?? { organization, name, first: at, last: at, lastActivity: null, firstView: null, days: new Set() }
  rollups.set(key, rollup)
  rollup.first = Math.min(rollup.first, at)
  rollup.last = Math.max(rollup.last, at)
  if (type === 'pageview') rollup.firstView = Math.min(rollup.firstView ?? at, at)
  if (type === 'identify') return
  rollup.lastActivity = Math.max(rollup.lastActivity ?? at, at)
  rollup.days.add(Math.floor(at / day))
}
