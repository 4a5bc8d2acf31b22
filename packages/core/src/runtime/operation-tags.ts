/** What an operation is about; every one has exactly one. OpenAPI groups operations by it. */
export const tags = {
  tools: 'The gateway: every tool by its name.',
  ingest: 'Events of websites, servers and integrations.',
  data: 'What you put, and read back with your own ids.',
  keys: 'What an API key may do.',
  destinations: 'Where notifications go: the destination tools, each at an address of its own.',
  signals: 'What the workspace watches for, and which customers matched.',
  agents: 'Agents, which look into customers with a language model, and what their runs found.',
  automations: 'Who gets messages about what signals find, and when. The runs show the results.',
  work: 'Notes, tasks, and the work on attention items.',
  identity: 'Who may be the same person or customer, what was merged, and the decisions of reviewers.',
  integrations: 'Providers that data comes from: which ones can be connected, which ones are, and how the syncs go.',
  settings: "The workspace's time zone, website tracking, API keys and plan.",
  server: 'Whether the server works, and what it offers.'
} as const
