/** A query of a tenant, and the same over the tables as somebody would write it by hand. */
export interface SqlCase {
  name: string
  sql: string
  bare: (organizationId: string) => string
}

export const sqlCases: readonly SqlCase[] = [
  {
    name: 'one row',
    sql: 'SELECT count(*) AS n FROM customers',
    bare: (id) => `select count(*) as n from rapport.customers where organization_id = '${id}'`
  },
  {
    name: 'a page of 100 customers',
    sql: 'SELECT customer_id, name, mrr_cents FROM customers ORDER BY mrr_cents DESC NULLS LAST, customer_id LIMIT 100',
    bare: (id) =>
      `select id as customer_id, name, mrr_cents from rapport.customers where organization_id = '${id}' order by mrr_cents desc nulls last, id limit 100`
  },
  {
    name: 'customers of one event, 7 days',
    sql: "SELECT count(DISTINCT customer_id) AS n FROM activity WHERE event_type = 'CUSTOM' AND event_name = 'event_3' AND occurred_at > now() - interval '7 days'",
    bare: (id) =>
      `select count(distinct customer_id) as n from rapport.events where organization_id = '${id}' and type = 'CUSTOM' and event_name = 'event_3' and occurred_at > now() - interval '7 days'`
  },
  {
    name: 'all events by week',
    sql: "SELECT date_trunc('week', occurred_at) AS week, count(*) AS n, count(DISTINCT user_id) AS users FROM activity GROUP BY 1 ORDER BY 1",
    bare: (id) =>
      `select date_trunc('week', occurred_at) as week, count(*) as n, count(distinct user_id) as users from rapport.events where organization_id = '${id}' group by 1 order by 1`
  },
  {
    name: 'two views joined',
    sql: "SELECT c.name, count(*) AS n FROM activity a JOIN customers c USING (customer_id) WHERE a.occurred_at > now() - interval '3 days' GROUP BY c.name ORDER BY n DESC, c.name LIMIT 10",
    bare: (id) =>
      `select c.name, count(*) as n from rapport.events a join rapport.customers c on c.organization_id = '${id}' and c.id = a.customer_id where a.organization_id = '${id}' and a.occurred_at > now() - interval '3 days' group by c.name order by n desc, c.name limit 10`
  }
]
