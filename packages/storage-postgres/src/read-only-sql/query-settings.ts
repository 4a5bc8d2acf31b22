import { readerRole } from './reader-role.js'

/** Names are looked up in Postgres's own schema and among the views of the query alone, so that nothing of a host's can take the place of either. */
export const searchPath = 'set local search_path to pg_catalog, pg_temp'

/** What a part of a plan may take, in kB, where there are few of them. */
export const usualWorkMemory = 16_384

/** What a tenant's query runs under, to the end of its transaction. Values come in one form whatever the server is set to. */
export function querySettings(statementTimeoutMs: number): string[] {
  const settings: Record<string, string> = {
    statement_timeout: String(statementTimeoutMs),
    lock_timeout: '1000',
    idle_in_transaction_session_timeout: '20000',
    work_mem: `${usualWorkMemory}kB`,
    hash_mem_multiplier: '1',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    geqo: 'on',
    geqo_threshold: '10',
    join_collapse_limit: '8',
    from_collapse_limit: '8',
    client_encoding: 'UTF8',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
    standard_conforming_strings: 'on',
    lc_numeric: 'C',
    lc_monetary: 'C',
    lc_time: 'C'
  }
  return [searchPath, ...Object.entries(settings).map(([name, value]) => `set local ${name} to '${value}'`)]
}

/** Gives up what the transaction could do so far. */
export const giveUpRights = [`set local role ${readerRole}`, 'set transaction read only']
