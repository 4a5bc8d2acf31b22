/** The method and the path of an operation, such as `GET /api/signals/{id}`. */
export type OperationRoute = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

/** What an operation shows: customers and what is known of them, only what the workspace has set up, or nothing. */
export type Reads = 'customers' | 'settings' | 'none'

/** The method and the path of a route such as `GET /api/signals`. */
export function routeParts(http: OperationRoute): { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: `/api/${string}` } {
  const [method = 'GET', path = '/api/'] = http.split(' ') as ['GET', `/api/${string}`]
  return { method, path }
}
