/** When a hash may start: in `wait` milliseconds, or not before a retry in `retryAfter` seconds. */
export type Reservation = { wait: number } | { retryAfter: number }

/**
 * Spaces the hashes of an isolate. scrypt blocks the isolate's one thread, so thirty logins at a time would keep it from everything
 * else for seconds. Hashes therefore start at least `interval` apart, which leaves the thread free between them, and none
 * waits longer than `maxWait`. A reservation is a time and not a position in a queue, so a request that is canceled while it waits
 * blocks no other.
 */
export class HashRateLimiter {
  /** When the next hash may start, in milliseconds since the epoch. */
  private next = 0

  /**
   * @param interval milliseconds from the start of one hash to the next
   * @param maxWait milliseconds that a hash may wait
   */
  constructor(
    private readonly interval: number,
    private readonly maxWait: number
  ) {}

  /** Reserves the next start, if it is not too far ahead. */
  reserve(now: number): Reservation {
    const reservation = this.peek(now)
    if ('wait' in reservation) this.next = now + reservation.wait + this.interval
    return reservation
  }

  /** What `reserve` would return. */
  peek(now: number): Reservation {
    const wait = Math.max(0, this.next - now)
    return wait > this.maxWait ? { retryAfter: Math.ceil(wait / 1000) } : { wait }
  }
}
