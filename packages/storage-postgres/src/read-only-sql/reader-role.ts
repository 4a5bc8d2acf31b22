import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'

/** Whom tenants' queries run as. It owns nothing and has no rights but those on the views of a query, which are granted within its transaction. */
export const readerRole = 'rapport_reader'

/** What the printed migrations say of it: roles belong to the server and not to the database, and only the reader knows the login's name. */
export const readerRoleNote = `-- For svc_query, once per server, with the name of the application's login:
-- create role ${readerRole} nologin;
-- grant ${readerRole} to app;`

/** Makes the role of readers, as far as this login may. In a database that is nobody else's, queries cannot change settings either. */
export async function prepareReaders(session: Session, { isOurs }: { isOurs: boolean }): Promise<void> {
  await session.send(makeReaderRole)
  if (isOurs) await session.send(forbidSettings)
}

/**
 * Makes the role, and lets this login act as it. Where the login may do neither nothing happens: then tenants' queries stay refused until an
 * administrator has run `readerRoleSql`.
 */
const makeReaderRole = `do $rapport$
begin
  begin
    if not exists (select from pg_roles where rolname = '${readerRole}') then
      create role ${readerRole} nologin;
    end if;
  exception when duplicate_object or unique_violation then
    null;
  end;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant ${readerRole} to %I', current_user);
  end if;
exception when insufficient_privilege or invalid_grant_operation then
  raise notice 'the role ${readerRole} is missing, and this login may not make it';
end $rapport$`

/** Takes from everybody what changes settings within a query: only where the database is nobody else's. */
const forbidSettings = 'revoke execute on function pg_catalog.set_config(text, text, boolean) from public'

/** What an administrator runs when `migrate` may not make the role. */
export async function readerRoleSql(session: Session): Promise<string> {
  const [names] = await rowsOf(
    session,
    sql`select quote_ident(current_user) as login, quote_ident(current_database()) as database,
      exists (select from pg_roles where rolname = ${readerRole})::text as exists`
  )
  const grants = [`grant ${readerRole} to ${names?.login};`, `grant temporary on database ${names?.database} to ${names?.login};`]
  return `${[...(names?.exists === 'true' ? [] : [`create role ${readerRole} nologin;`]), ...grants].join('\n')}\n`
}
