// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What a member has written down of a customer or person. */
export interface Note {
  /** Uuid. */
  id: string
  /** Markdown: bold, italic, lists, links, code and mentions. HTML is text. */
  body: string
  /** The customer that it is about, as it is now. */
  customer: {
    id: string
    /** Null if the member was removed. */
    name: string | null
  } | null
  /** The person whom it is about, as they are now. */
  user: {
    id: string
    /** Null if the member was removed. */
    name: string | null
  } | null
  /** The member who wrote it. */
  author: {
    id: string
    /** Null if the member was removed. */
    name: string | null
  } | null
  /** Members that it mentions. */
  mentions: {
    id: string
    name: string | null
  }[]
  /** The id of the source of type CRM that has the text of the note. */
  sourceId: string
  /** Grows with each edit. Pass the version that you read to `update`. Whole number. */
  version: number
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  updatedAt: string
  updatedById: string | null
}

/** What a note is made of; a customer or a person is required. */
export interface NewNote {
  /** Markdown: bold, italic, lists, links and code. A member is mentioned as [@Ana Lopez](member:m_1). 1 to 20000 characters. Matches `\S`. */
  body: string
  /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
  customer?: string | null
  /** Rapport's id of a person; without a customer, the note is also about the person's customer. Uuid. */
  userId?: string | null
}

/** What of a note is changed. */
export interface NoteChange {
  /** Markdown: bold, italic, lists, links and code. A member is mentioned as [@Ana Lopez](member:m_1). 1 to 20000 characters. Matches `\S`. */
  body: string
  /** The version that you read. CONFLICT if somebody has edited the note since. At least 1. */
  version?: number
}

/** What a list of notes can be asked for. */
export interface NoteQuery {
  /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
  customer?: string
  /** Only those about this person. Uuid. */
  userId?: string
  /** Page size. 1 to 200. Default 50. */
  limit?: number
  /** The pagination.nextCursor of the previous page, with the same filters and order. */
  cursor?: string
}

/** A page of notes, the newest first. */
export interface NotePage {
  items: Note[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
    /** At least 0. */
    total: number
  }
}

/** What a member means to do. */
export interface Task {
  /** Uuid. */
  id: string
  title: string
  details: string | null
  status: 'open' | 'done'
  /** A day, such as 2026-01-31. */
  dueOn: string | null
  /** The member who is to do it. */
  assignee: {
    id: string
    /** Null if the member was removed. */
    name: string | null
  } | null
  /** The customer that it is about, as it is now. */
  customer: {
    id: string
    /** Null if the member was removed. */
    name: string | null
  } | null
  /** The person whom it is about, as they are now. */
  user: {
    id: string
    /** Null if the member was removed. */
    name: string | null
  } | null
  origin: 'hand' | 'attention' | 'automation'
  /** The attention item or the automation that it comes from. Uuid. */
  originId: string | null
  /** Grows with each change. Pass the version that you read to `update`. Whole number. */
  version: number
  /** Date-time. */
  createdAt: string
  createdById: string | null
  /** Date-time. */
  updatedAt: string
  updatedById: string | null
  /** Date-time. */
  doneAt: string | null
  doneById: string | null
}

/** What a task is made of. */
export interface NewTask {
  /** The work to do, in words. 1 to 300 characters. Matches `\S`. */
  title: string
  /** More about the work, in words. At most 8000 characters. */
  details?: string | null
  /** A day, such as 2026-01-31. Matches `^\d{4}-\d{2}-\d{2}$`. */
  dueOn?: string | null
  /** The id of a member; null for nobody. 1 to 255 characters. */
  assigneeId?: string | null
  /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
  customer?: string | null
  /** Rapport's id of a person. Uuid. */
  userId?: string | null
  /** The attention item that it comes from. The task gets its customer. Uuid. */
  attentionItemId?: string
}

/** What of a task is changed: what is left out stays. */
export interface TaskChange {
  /** The work to do, in words. 1 to 300 characters. Matches `\S`. */
  title?: string
  /** More about the work, in words. At most 8000 characters. */
  details?: string | null
  /** A day, such as 2026-01-31. Matches `^\d{4}-\d{2}-\d{2}$`. */
  dueOn?: string | null
  /** The id of a member; null for nobody. 1 to 255 characters. */
  assigneeId?: string | null
  /** The version that you read. CONFLICT if somebody has changed the task since. At least 1. */
  version?: number
}

/** What a list of tasks can be asked for. */
export interface TaskQuery {
  /** Only tasks with this status. Default "open". */
  status?: 'open' | 'done'
  /** Only this member's tasks. 1 to 255 characters. */
  assigneeId?: string
  /** True: only tasks with an assignee. False: only tasks without one. By default, both. */
  isAssigned?: boolean
  /** Rapport's id, your customerId or a domain. 1 to 500 characters. */
  customer?: string
  /** Only those about this person. Uuid. */
  userId?: string
  /** Only tasks that are due on this day or before. Matches `^\d{4}-\d{2}-\d{2}$`. */
  dueBy?: string
  /** Page size. 1 to 200. Default 50. */
  limit?: number
  /** The pagination.nextCursor of the previous page, with the same filters and order. */
  cursor?: string
}

/** A page of tasks: open ones by their day, those without one last; done ones by when they were done, the last first. */
export interface TaskPage {
  items: Task[]
  pagination: {
    hasMore: boolean
    nextCursor: string | null
    /** At least 0. */
    total: number
  }
}
