import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { HashRateLimiter, type Reservation } from './hash-rate-limiter'

interface Parameters {
  N: number
  r: number
  p: number
}

/** The lowest cost of a deployment, which its wrangler.toml names: with r = 8 and p = 3, what OWASP asks for. */
export const lowestDeployedCost = 15

/** @param cost log2 of scrypt's N. Changing it upgrades each account at its next login. */
const parametersOf = (cost: number): Parameters => ({ N: 2 ** cost, r: 8, p: 3 })
const saltBytes = 16
const keyBytes = 32
const storedPattern = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/** Milliseconds from one hash to the next at the lowest cost of a deployment: about 250 of hashing, the rest for everything else. */
const interval = 360
/** Milliseconds that a hash waits at most: eight logins at the lowest cost of a deployment. */
const maxWait = 3000

/** Spaces the hashes of this isolate, by N: a service has one, and tests hash cheaply beside it. */
const rateLimiters = new Map<number, HashRateLimiter>()

function rateLimiterOf({ N }: Parameters): HashRateLimiter {
  const known = rateLimiters.get(N)
  if (known) return known
  const rateLimiter = new HashRateLimiter((interval * N) / 2 ** lowestDeployedCost, maxWait)
  rateLimiters.set(N, rateLimiter)
  return rateLimiter
}

/** @throws Refusal 503 with Retry-After */
function waitOf(reservation: Reservation): number {
  if ('retryAfter' in reservation) throw new Refusal(503, m.service_busy, { retryAfter: reservation.retryAfter })
  return reservation.wait
}

/**
 * Refuses a request whose hash would have to wait too long, before it costs anything else.
 * @throws Refusal 503 with Retry-After
 */
export function refuseWhenBusy(cost: number): void {
  waitOf(rateLimiterOf(parametersOf(cost)).peek(Date.now()))
}

/**
 * The stored form of a password: `scrypt$N$r$p$salt$key`, the last two base64url. The password is the SHA-256 of the
 * typed one, which the browser sends in its place.
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(saltBytes)
  const parameters = parametersOf(cost)
  const key = await derive(password, salt, parameters)
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether the password matches the stored hash.
 * @throws Error if `hashPassword` did not write the stored text
 */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const { parameters, salt, key } = readHash(stored)
  const derived = await derive(password, salt, parameters)
  return derived.length === key.length && timingSafeEqual(derived, key)
}

/** Whether the hash has another cost than new ones get. */
export function isOutdated(stored: string, cost: number): boolean {
  const { N, r, p } = readHash(stored).parameters
  const current = parametersOf(cost)
  return N !== current.N || r !== current.r || p !== current.p
}

/**
 * Does the work of a password check for a login with an unknown identifier, so that response times do not reveal which
 * identifiers exist.
 */
export async function spendPasswordWork(password: string, cost: number): Promise<void> {
  await derive(password, randomBytes(saltBytes), parametersOf(cost))
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

/** @throws Refusal 503 with Retry-After while too many hashes wait */
async function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  const wait = waitOf(rateLimiterOf(parameters).reserve(Date.now()))
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  // scrypt needs 128·N·r bytes, 32 MiB at the lowest cost of a deployment; Node's default limit would refuse them.
  const maxmem = 256 * parameters.N * parameters.r
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
