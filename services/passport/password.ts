import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

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

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  // scrypt needs 128·N·r bytes, 32 MiB at the lowest cost of a deployment; Node's default limit would refuse them.
  const maxmem = 256 * parameters.N * parameters.r
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
