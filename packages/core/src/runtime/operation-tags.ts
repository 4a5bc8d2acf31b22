/** What an operation is about; every one has exactly one. OpenAPI groups operations by it. */
export const tags = {
  tools: 'The gateway: every tool by its name.',
  ingest: 'Events of websites, servers and integrations.',
  data: 'What the host puts, and reads back with its own ids.',
  keys: 'What an API key may do.',
  destinations: 'Where notifications go: the destination tools, each at an address of its own.',
  signals: 'What the workspace watches for, and where it was seen.',
  agents: 'Agents, which look into customers with a language model, and what their runs found.',
  automations: 'Who is told of what was seen, and when; what became of it.',
  work: 'Notes, tasks, and what becomes of attention items.',
  identity: 'Who may be the same person or customer, what was merged, and what reviewers decide of it.',
  integrations: 'Providers that data comes from: what can be connected, what is, and how it is read.',
  settings: "The workspace's time zone, website tracking, API keys and plan.",
  server: 'Whether the server is well, and what it offers.'
} as const
