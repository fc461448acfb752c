/** The package has no types of its own. */
declare module 'autocannon' {
  /** Sends requests for `duration` seconds; each connection sends its next request when it has been answered. */
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
  }): Promise<{
    requests: { total: number }
    /** Milliseconds. */
    latency: { p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }>
}
