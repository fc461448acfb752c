import { clockTolerance, type HashStarts } from '../../hosts/ports'

/** When a hash may start: in `wait` milliseconds, or not before a retry in `retryAfter` seconds. */
export type Reservation = { wait: number } | { retryAfter: number }

/** Start times for a single isolate, which no other process has to know. */
function startsOfIsolate(): HashStarts {
  let next = 0
  const peek = (now: number, maxWait: number) => (next > now + maxWait + clockTolerance ? 0 : Math.max(0, next - now))
  return {
    peek,
    reserve: (now, interval, maxWait) => {
      const wait = peek(now, maxWait)
      if (wait <= maxWait) next = now + wait + interval
      return wait
    }
  }
}

/**
 * Limits the rate of password hashes. scrypt blocks the isolate's only thread, so thirty concurrent logins would stall all other
 * requests for seconds. Hashes therefore start at least an interval apart, which leaves the thread free between them, and none
 * waits longer than `maxWait`. A reservation is a time and not a position in a queue, so a request that is canceled while it
 * waits blocks no other.
 */
export class HashRateLimiter {
  /**
   * @param maxWait milliseconds that a hash may wait
   * @param starts the start times that processes of one host share; by default those of this isolate
   */
  constructor(
    private readonly maxWait: number,
    private readonly starts: HashStarts = startsOfIsolate()
  ) {}

  /**
   * Reserves the next start, if it is not too far ahead.
   * @param interval milliseconds from this start to the next one
   */
  reserve(now: number, interval: number): Reservation {
    return this.reservationOf(this.starts.reserve(now, interval, this.maxWait))
  }

  /** The reservation that `reserve` would return; reserves nothing. */
  peek(now: number): Reservation {
    return this.reservationOf(this.starts.peek(now, this.maxWait))
  }

  private reservationOf(wait: number): Reservation {
    return wait > this.maxWait ? { retryAfter: Math.ceil(wait / 1000) } : { wait }
  }
}
