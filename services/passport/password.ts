import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { HashPace, type Turn } from './hash-pace'

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
/** Milliseconds that a hash waits for its turn at most: eight logins at the lowest cost of a deployment. */
const mostWait = 3000

/** Spaces the hashes of this isolate, by N: a service has one, and tests hash cheaply beside it. */
const paces = new Map<number, HashPace>()

function paceOf({ N }: Parameters): HashPace {
  const known = paces.get(N)
  if (known) return known
  const pace = new HashPace((interval * N) / 2 ** lowestDeployedCost, mostWait)
  paces.set(N, pace)
  return pace
}

/** @throws Refusal 503 with Retry-After */
function requireTurn(turn: Turn): number {
  if ('retryAfter' in turn) throw new Refusal(503, m.service_busy, { retryAfter: turn.retryAfter })
  return turn.wait
}

/**
 * Refuses a request that would find no turn to hash, before it costs anything else.
 * @throws Refusal 503 with Retry-After
 */
export function refuseWithoutTurn(cost: number): void {
  requireTurn(paceOf(parametersOf(cost)).ask(Date.now()))
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
  const wait = requireTurn(paceOf(parameters).take(Date.now()))
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  // scrypt needs 128·N·r bytes, 32 MiB at the lowest cost of a deployment; Node's default limit would refuse them.
  const maxmem = 256 * parameters.N * parameters.r
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
