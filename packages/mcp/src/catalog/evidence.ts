import type { Described } from './described.js'

export const evidence = {
  svc_get_timeline: {
    title: "Read a customer's timeline",
    description:
      'Reads what happened at one account, newest first: product events, emails, calls, meetings, tickets, billing. Use it for "what changed this week" (timeframe 7d) or "last contact" (channels COMMUNICATION, MEETING). Returns time, type, title, person, and sourceRef of written texts. Next: svc_get_source with sourceRef for the text.',
    effect: 'read',
    remedy: 'It takes an id or a domain, no name: find the account with svc_list_customers (search).'
  },
  svc_list_facts: {
    title: "List a customer's facts",
    description:
      'Lists what is known of one account, latest first: risks (CHURN_RISK, CHAMPION_RISK), interest in more (EXPANSION), BUDGET, dates and plans (TIMELINE), mood (SENTIMENT); each with an exact quote and its source. Use it for "why" questions that need proof. Narrow by factTypes and status ACTIVE. Next: svc_get_fact for all quotes, svc_get_source for the whole text.',
    effect: 'read',
    remedy: 'It takes an id or a domain, no name: find the account with svc_list_customers (search).'
  },
  svc_get_fact: {
    title: 'Read a fact',
    description:
      'Reads one fact whole; with include ["evidence"] also every quote that it rests on. Use it to cite word for word. Next: svc_get_source for what stands around a quote.',
    effect: 'read',
    narrow: 'Leave out include, or read the sources of the quotes one by one with svc_get_source.'
  },
  svc_get_source: {
    title: 'Read an email, call or ticket',
    description:
      'Reads the exact text of an email, call, ticket, chat or record, in pages of segments with speaker and time. Use it for what was said or promised, word for word. Take sourceType and sourceId from a fact, a search result, a timeline entry or svc_list_sources. Next: the same with record.pagination.nextCursor.',
    effect: 'read',
    remedy: 'Take sourceType and sourceId as another tool answered them, both unchanged.'
  },
  svc_list_sources: {
    title: 'Find emails, calls and tickets',
    description:
      'Lists emails, calls, chats, tickets and CRM records, newest first, by account, type, person or time. Use it for "the last call with ..." (sourceType CALL, limit 1). Returns title, summary, participants, ids, no full text. Next: svc_get_source.',
    effect: 'read'
  },
  svc_search_customer_context: {
    title: 'Search what customers said',
    description:
      'Searches everything that was written or said, and the facts read from it, by meaning of keywords: of one account, or of all without customer. Use it for questions in plain words ("who compares us with a competitor"). Returns ranked exact quotes with their sources. Next: svc_get_source for the whole text, svc_get_customer for the account.',
    effect: 'read',
    narrow: 'Ask for fewer results with topK, or narrow by customer, sourceTypes or dates.',
    remedy: 'Find the account with svc_list_customers (search), and name it by its id.'
  },
  svc_query: {
    title: 'Query with SQL',
    description:
      'Runs one read-only SELECT (Postgres) over the views activity, customers, users, revenue: for counts, sums, rankings, cohorts and anything across all accounts. Read svc_schema first. Returns rows; metadata.truncated says whether rows are missing. Aggregate in SQL instead of reading raw rows.',
    effect: 'read',
    narrow: 'Select fewer columns, aggregate, or page with ORDER BY, LIMIT and OFFSET.',
    remedy: 'svc_schema describes the views and columns with example queries.'
  },
  svc_schema: {
    title: 'Describe the SQL views',
    description:
      'Describes the columns of the views that svc_query reads, with example queries. Use it once before the first SQL, with table for one view. Next: svc_query.',
    effect: 'read',
    narrow: 'Ask for one view with table.'
  }
} satisfies Record<string, Described>
