import { type Clock, systemClock } from '../../values/index.js'
import {
  type AcrossOrganizations,
  type DirectoryStore,
  type GroupWork,
  type OrganizationStore,
  type Store,
  StoreUnavailableError,
  type Transaction
} from '../index.js'
import { makeAcrossOrganizations } from './across-organizations.js'
import { checkValue } from './column-type.js'
import type { AbstractLevelDown } from './level/abstract-leveldown.js'
import { Level } from './level/level.js'
import { Locks } from './level/locks.js'
import { checkSchemaMark } from './level/schema-mark.js'
import { DerivedIndexes } from './search/derived-indexes.js'
import { UnitOfWork } from './unit-of-work.js'
import { makeVerbs, type Runner } from './verbs.js'

export interface MemoryStoreOptions {
  /**
   * An abstract-leveldown 7 store of your own, such as `leveldown(directory)` of leveldown 6, or a function that makes it; memdown by default.
   * The store opens it and closes it, and must be the only one that uses it.
   */
  leveldown?: AbstractLevelDown | (() => AbstractLevelDown)
  /** The store's own clock, which all who use the store share; the machine's by default. Leases go by it. */
  clock?: Clock
}

/**
 * A store that keeps its rows in this process's memory, or in a leveldown that is passed in.
 *
 * @example
 * const rapport = createRapport({ store: memoryStore() })
 */
export function memoryStore(options: MemoryStoreOptions = {}): Store {
  return new MemoryStore(options)
}

/** The directory's rows belong to no organization. */
const DIRECTORY = ''

const ORGANIZATION_ID = { name: 'An organization id', kind: 'uuid', nullable: false } as const

class MemoryStore implements Store {
  readonly name = 'memory'
  readonly durable: boolean
  readonly supports = { sql: false, search: true, hostTransactions: false }
  readonly directory: DirectoryStore
  readonly acrossOrganizations: AcrossOrganizations
  readonly #level: Level
  readonly #clock: Clock
  readonly #lifecycle = new Lifecycle()
  /** Each owner's one writer. */
  readonly #writers = new Locks()
  /** Keeps an owner's reads, shared, apart from the moment of a commit, so that a read of several steps sees one state. */
  readonly #commits = new Locks()
  readonly #indexes = new DerivedIndexes()
  #opening: Promise<void> | undefined

  constructor({ leveldown, clock = systemClock }: MemoryStoreOptions) {
    this.#clock = clock
    this.durable = leveldown !== undefined
    this.#level = new Level(typeof leveldown === 'function' ? leveldown() : leveldown, this.durable)
    this.directory = {
      ...makeVerbs('directory', DIRECTORY, this.#alone(DIRECTORY), clock),
      transaction: (work) => this.#transact([DIRECTORY], (unit) => work(makeVerbs('directory', DIRECTORY, unit, clock)))
    }
    this.acrossOrganizations = makeAcrossOrganizations({
      running: (work) => this.#running(() => work(this.#level)),
      read: (owner, work) => this.#commits.shared(owner, work),
      write: (owner, work) => this.#commit([owner], (unit) => unit.write(work))
    })
  }

  organization(id: string): OrganizationStore {
    checkValue(ORGANIZATION_ID, id)
    return {
      organizationId: id,
      ...makeVerbs('organization', id, this.#alone(id), this.#clock),
      search: this.#indexes.of(id, (work) => this.#alone(id).read(work)),
      transaction: (work) => this.#transact([id], (unit) => work(organizationTransaction(id, unit, this.#clock))),
      transactionWithDirectory: (work) =>
        this.#transact([DIRECTORY, id], (unit) =>
          work(organizationTransaction(id, unit, this.#clock), makeVerbs('directory', DIRECTORY, unit, this.#clock))
        )
    }
  }

  async groupTransaction<R>(organizationIds: readonly string[], { prepare, settle }: GroupWork<R>): Promise<R> {
    for (const id of organizationIds) checkValue(ORGANIZATION_ID, id)
    return this.#transact(organizationIds, async (unit) => {
      const of = (id: string) => {
        if (!organizationIds.includes(id)) throw new TypeError(`Organization ${id} is not part of this transaction`)
        return organizationTransaction(id, unit, this.#clock)
      }
      await prepare?.(of)
      return settle(of)
    })
  }

  open(): Promise<void> {
    return this.#running(async () => undefined)
  }

  ping(): Promise<void> {
    return this.open()
  }

  close(): Promise<void> {
    return this.#lifecycle.close(() => this.#level.close())
  }

  /** Verbs that are each their own transaction. */
  #alone(owner: string): Runner {
    return {
      read: (work) => this.#running(() => this.#commits.shared(owner, () => work(this.#level))),
      write: (work) => this.#transact([owner], (unit) => unit.write(work))
    }
  }

  #transact<R>(owners: readonly string[], work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
    return this.#running(() => this.#commit(owners, work))
  }

  #commit<R>(owners: readonly string[], work: (unit: UnitOfWork) => Promise<R>): Promise<R> {
    return this.#writers.exclusiveAll(owners, async () => {
      const unit = new UnitOfWork(this.#level)
      const result = await unit.complete(async () => work(unit))
      if (unit.changes.size > 0) {
        await this.#commits.exclusiveAll(owners, async () => {
          await this.#level.write(unit.changes)
          this.#indexes.note(owners, unit.changes)
        })
      }
      return result
    })
  }

  #running<R>(work: () => Promise<R>): Promise<R> {
    return this.#lifecycle.run(async () => {
      await this.#open()
      return work()
    })
  }

  /** Opens once; after a failure the next call tries again. */
  #open(): Promise<void> {
    this.#opening ??= this.#openAndCheck().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async #openAndCheck(): Promise<void> {
    await this.#level.open()
    if (this.durable) await checkSchemaMark(this.#level)
  }
}

/** One writer per organization already means that every named lock is free. */
function organizationTransaction(organizationId: string, unit: UnitOfWork, clock: Clock): Transaction {
  return {
    organizationId,
    derivesSearch: true,
    ...makeVerbs('organization', organizationId, unit, clock),
    lock: () => unit.read(async () => undefined)
  }
}

/** Counts running work, so that closing can wait for it, and refuses new work from then on. */
class Lifecycle {
  #running = 0
  #closed: Promise<void> | undefined
  #whenIdle: (() => void) | undefined

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#closed) throw new StoreUnavailableError('The memory store is closed')
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.#whenIdle?.()
    }
  }

  /** Waits for running work, then runs `last`, once. */
  close(last: () => Promise<void>): Promise<void> {
    this.#closed ??= this.#idle().then(last)
    return this.#closed
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#running === 0) resolve()
      else this.#whenIdle = resolve
    })
  }
}
