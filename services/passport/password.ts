import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { HashStarts } from '../../hosts/ports'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { HashRateLimiter, type Reservation } from './hash-rate-limiter'

interface Parameters {
  N: number
  r: number
  p: number
}

/** The lowest cost of a deployment, which its wrangler.toml names: with r = 8 and p = 3, OWASP's recommendation. */
export const lowestDeployedCost = 15

const parametersOf = (cost: number): Parameters => ({ N: 2 ** cost, r: 8, p: 3 })
const saltBytes = 16
const keyBytes = 32
const storedPattern = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/**
 * Milliseconds from one hash to the next at the lowest cost of a deployment: about 250 of hashing, the rest for everything else.
 */
const interval = 360
/** Milliseconds that a hash waits at most: eight logins at the lowest cost of a deployment. */
const maxWait = 3000

/** Hashes passwords and checks them, one at a time. A password is the SHA-256 that the browser sends in place of the typed one. */
export class PasswordHasher {
  readonly #parameters: Parameters
  readonly #rateLimiter: HashRateLimiter

  /**
   * @param cost log2 of scrypt's N. Changing it upgrades each account at its next login.
   * @param starts when hashes may start, if other processes hash on the same processors
   */
  constructor(cost: number, starts?: HashStarts) {
    this.#parameters = parametersOf(cost)
    this.#rateLimiter = new HashRateLimiter(maxWait, starts)
  }

  /**
   * Refuses a request whose hash would have to wait too long, before it costs anything else.
   * @throws Refusal 503 with Retry-After
   */
  refuseWhenBusy(): void {
    waitOf(this.#rateLimiter.peek(Date.now()))
  }

  /**
   * The stored form of a password: `scrypt$N$r$p$salt$key`, the last two base64url.
   * @throws Refusal 503 with Retry-After while too many hashes wait
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes)
    const key = await this.#derive(password, salt, this.#parameters)
    const { N, r, p } = this.#parameters
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
  }

  /**
   * Whether the password matches the stored hash.
   * @throws Error if `hash` did not write the stored text, Refusal 503 with Retry-After while too many hashes wait
   */
  async matches(password: string, stored: string): Promise<boolean> {
    const { parameters, salt, key } = readHash(stored)
    const derived = await this.#derive(password, salt, parameters)
    return derived.length === key.length && timingSafeEqual(derived, key)
  }

  /** Whether the hash has another cost than new ones get. */
  isOutdated(stored: string): boolean {
    const { N, r, p } = readHash(stored).parameters
    return N !== this.#parameters.N || r !== this.#parameters.r || p !== this.#parameters.p
  }

  /**
   * Does the work of a password check for a login with an unknown identifier, so that response times do not reveal which
   * identifiers exist.
   */
  async spendWork(password: string): Promise<void> {
    await this.#derive(password, randomBytes(saltBytes), this.#parameters)
  }

  async #derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
    const spacing = (interval * parameters.N) / 2 ** lowestDeployedCost
    const wait = waitOf(this.#rateLimiter.reserve(Date.now(), spacing))
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // scrypt needs 128·N·r bytes, 32 MiB at the lowest cost of a deployment; Node's default limit would refuse them.
    const maxmem = 256 * parameters.N * parameters.r
    return new Promise((resolve, reject) => {
      scrypt(password, salt, keyBytes, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
    })
  }
}

/** @throws Refusal 503 with Retry-After */
function waitOf(reservation: Reservation): number {
  if ('retryAfter' in reservation) throw new Refusal(503, m.service_busy, { retryAfter: reservation.retryAfter })
  return reservation.wait
}

function readHash(stored: string) {
  const [, N, r, p, salt, key] = storedPattern.exec(stored) ?? []
  if (salt === undefined || key === undefined) throw new Error('A stored password has an unknown form')
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url')
  }
}
