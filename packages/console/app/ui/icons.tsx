const paths = {
  home: 'M3 8.5 8 4l5 4.5V13H9.8V9.8H6.2V13H3z',
  customers: 'M2.5 13V4.5h6V13M8.5 7h5v6M5 7h1M5 9.5h1M11 9.5h.5',
  attention: 'M8 2.8 14 13H2zM8 6.6v3M8 11.2v.2',
  tasks: 'M2.5 4.2 3.6 5.3 5.6 3M2.5 10.7l1.1 1.1 2-2.3M8 4.5h5.5M8 11h5.5',
  search: 'M7 11.2A4.2 4.2 0 1 0 7 2.8a4.2 4.2 0 0 0 0 8.4zm3.2-1L13.4 13.4',
  people:
    'M6 7.4a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM1.8 13c.3-2.5 1.9-3.8 4.2-3.8s3.9 1.3 4.2 3.8M10.6 3.2a2.1 2.1 0 0 1 0 4M12 9.6c1.3.5 2 1.6 2.2 3.4',
  segments: 'M8 2.5 13.5 5.5 8 8.5 2.5 5.5zM2.5 8.2 8 11.2l5.5-3M2.5 10.8 8 13.8l5.5-3',
  dashboards: 'M2.5 2.5h5v5h-5zM9.5 2.5h4v3h-4zM9.5 7.5h4v6h-4zM2.5 9.5h5v4h-5z',
  adoption: 'M2.5 13V9.5h2.5V13zM6.8 13V6h2.5v7zM11 13V2.8h2.5V13z',
  sql: 'M2.5 4.5 6 8l-3.5 3.5M7.5 12h6',
  integrations: 'M5.5 2.5v3M10.5 2.5v3M4 5.5h8v2.8a4 4 0 0 1-8 0zM8 12.3v1.7',
  automations: 'M9 2 3.5 9H8l-1 5 5.5-7H8z',
  renewals: 'M13 7a5.2 5.2 0 0 0-9.3-2M3 9a5.2 5.2 0 0 0 9.3 2M3.4 2.6V5h2.4M12.6 13.4V11h-2.4',
  revenue: 'M2.5 13.5h11M4 11V8M8 11V3M12 11V6',
  lookback: 'M8 13.2A5.2 5.2 0 1 0 2.9 7M2.6 3.6 2.9 7l3.3-.5M8 5.2V8l2 1.6',
  identity: 'M6 11.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7zM10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  developer: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5M9 3l-2 10',
  settings: 'M2.5 5h6M11 5h2.5M2.5 11H5M7.5 11h6M9.7 3.4v3.2M6.2 9.4v3.2',
  close: 'M4 4l8 8M12 4l-8 8',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  out: 'M6.5 3h-3v10h3M9.5 5l3 3-3 3M12 8H6.5',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M12.4 3.6l-1 1M4.6 11.4l-1 1',
  external: 'M6.5 3.5h-3v9h9v-3M9 3h4v4M13 3 7.5 8.5',
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  up: 'M8 12.5v-9M4.5 7 8 3.5 11.5 7',
  down: 'M8 3.5v9M4.5 9 8 12.5 11.5 9'
}

export type IconName = keyof typeof paths

/** A picture beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
