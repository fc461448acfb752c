import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

interface Parameters {
  N: number
  r: number
  p: number
}

/** Parameters of new hashes. Changing them upgrades each account at its next login. */
const current: Parameters = { N: 2 ** 15, r: 8, p: 3 }
/** scrypt needs 128·N·r bytes, 32 MiB with the parameters above; Node's default limit would refuse them. */
const maxmem = 64 * 1024 * 1024
const saltBytes = 16
const keyBytes = 32
const storedPattern = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/**
 * The stored form of a password: `scrypt$N$r$p$salt$key`, the last two base64url. The password is the SHA-256 of the
 * typed one, which the browser sends in its place.
 */
export async function hashPassword(password: string, parameters: Parameters = current): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, parameters)
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether the password matches the stored hash, and whether the hash is outdated because the parameters have changed
 * since.
 * @throws Error if `hashPassword` did not write the stored text
 */
export async function verifyPassword(password: string, stored: string): Promise<{ matches: boolean; outdated: boolean }> {
  const [, N, r, p, salt, key] = storedPattern.exec(stored) ?? []
  if (salt === undefined || key === undefined) throw new Error('A stored password has an unknown form')
  const parameters = { N: Number(N), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), parameters)
  const outdated = parameters.N !== current.N || parameters.r !== current.r || parameters.p !== current.p
  return { matches: derived.length === expected.length && timingSafeEqual(derived, expected), outdated }
}

/**
 * Does the work of a password check for a login with an unknown identifier, so that response times do not reveal which
 * identifiers exist.
 */
export async function spendPasswordWork(password: string): Promise<void> {
  await derive(password, randomBytes(saltBytes), current)
}

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
