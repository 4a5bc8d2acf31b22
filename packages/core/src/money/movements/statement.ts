import { decimalText } from '../../revenue/index.js'
import { isoTime } from '../../values/index.js'
import { type Month, startOfMonth } from '../months.js'
import type { Book } from './books.js'

const dateOf = (instant: number) => `DATE '${isoTime(instant).slice(0, 10)}'`

/**
 * The movements of a book as SQL over the view `revenue`, which gives the same figures in `svc_query`. What customers pay at the end of a month is their
 * last row of it, and holds until a month has another one. Amounts are in minor units of the book's currency.
 */
export function movementsStatement(book: Pick<Book, 'factors'>, first: Month, last: Month, now: number): string {
  const rates = [...book.factors].map(([currency, factor]) => `('${currency}', ${decimalText(factor)}::numeric)`)
  return `WITH rates (currency, factor) AS (
  -- What a minor unit of each currency is in minor units of the currency of the answer.
  VALUES ${rates.join(', ')}
),
last_rows AS (
  SELECT DISTINCT ON (customer_id, date_trunc('month', snapshot_date)::date)
    customer_id, date_trunc('month', snapshot_date)::date AS month, mrr_cents, currency, billing_status
  FROM revenue
  WHERE snapshot_date <= ${dateOf(now)}
  ORDER BY customer_id, date_trunc('month', snapshot_date)::date, snapshot_date DESC
),
month_ends AS (
  SELECT
    r.customer_id,
    r.month,
    lead(r.month) OVER (PARTITION BY r.customer_id ORDER BY r.month) AS next_month,
    coalesce(round(r.mrr_cents * t.factor), 0) AS mrr,
    (coalesce(r.mrr_cents, 0) > 0 AND t.factor IS NULL)
      OR (r.mrr_cents IS NULL AND r.billing_status IN ('PAYING', 'PAST_DUE')) AS is_elsewhere
  FROM last_rows r
  LEFT JOIN rates t ON t.currency = r.currency
),
counted AS (
  SELECT customer_id, min(month) FILTER (WHERE mrr > 0) AS first_month
  FROM month_ends
  GROUP BY customer_id
  HAVING NOT bool_or(is_elsewhere)
),
months AS (
  SELECT generate_series(${dateOf(startOfMonth(first))}, ${dateOf(startOfMonth(last))}, interval '1 month')::date AS month
),
customer_months AS (
  SELECT m.month, c.first_month, coalesce(o.mrr, 0) AS opening, coalesce(e.mrr, 0) AS closing
  FROM months m
  CROSS JOIN counted c
  LEFT JOIN month_ends o
    ON o.customer_id = c.customer_id AND o.month < m.month AND (o.next_month IS NULL OR o.next_month >= m.month)
  LEFT JOIN month_ends e
    ON e.customer_id = c.customer_id AND e.month <= m.month AND (e.next_month IS NULL OR e.next_month > m.month)
),
sums AS (
  SELECT
    month,
    sum(opening) AS opening,
    coalesce(sum(closing) FILTER (WHERE opening = 0 AND first_month = month), 0) AS new,
    coalesce(sum(closing) FILTER (WHERE opening = 0 AND first_month < month), 0) AS reactivation,
    coalesce(sum(closing - opening) FILTER (WHERE opening > 0 AND closing > opening), 0) AS expansion,
    coalesce(sum(opening - closing) FILTER (WHERE closing > 0 AND closing < opening), 0) AS contraction,
    coalesce(sum(opening) FILTER (WHERE closing = 0), 0) AS churn,
    sum(closing) AS closing
  FROM customer_months
  GROUP BY month
)
SELECT
  to_char(month, 'YYYY-MM') AS month,
  opening, new, reactivation, expansion, contraction, churn, closing,
  round((opening + expansion - contraction - churn) / nullif(opening, 0), 4) AS net_retention,
  round((opening - contraction - churn) / nullif(opening, 0), 4) AS gross_retention
FROM sums
ORDER BY month`
}
