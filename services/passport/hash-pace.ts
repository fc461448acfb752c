/** A turn to hash: in so many milliseconds, or not now. */
export type Turn = { wait: number } | { retryAfter: number }

/**
 * Spaces the hashes of an isolate. scrypt blocks the isolate's one thread, so thirty logins at a time would keep it from everything
 * else for seconds. Hashes therefore start at least `interval` apart, which leaves the thread free between them, and none
 * waits longer than `mostWait`. A turn is a time and not a place in a queue: a request that is canceled while it waits cannot keep a place forever.
 */
export class HashPace {
  /** When the next hash may start, in milliseconds since the epoch. */
  private next = 0

  /**
   * @param interval milliseconds from the start of one hash to the next
   * @param mostWait milliseconds that a hash may wait
   */
  constructor(
    private readonly interval: number,
    private readonly mostWait: number
  ) {}

  /** Takes a turn. @returns the wait in milliseconds, or the seconds until there is a turn again */
  take(now: number): Turn {
    const turn = this.ask(now)
    if ('wait' in turn) this.next = now + turn.wait + this.interval
    return turn
  }

  /** What `take` would answer. */
  ask(now: number): Turn {
    const wait = Math.max(0, this.next - now)
    return wait > this.mostWait ? { retryAfter: Math.ceil(wait / 1000) } : { wait }
  }
}
