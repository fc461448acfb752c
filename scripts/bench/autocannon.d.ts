/** The package has no types of its own. */
declare module 'autocannon' {
  /** Sends requests for `duration` seconds; each connection sends its next request when it has been answered. */
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    /** Requests per second over all connections; as many as possible without it. */
    overallRate?: number
    /** Requests in place of the one to `url`, in turns. */
    requests?: { path: string }[]
  }): Promise<{
    requests: { total: number }
    /** Milliseconds. */
    latency: { p99: number }
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
    '3xx': number
    '5xx': number
  }>
}
