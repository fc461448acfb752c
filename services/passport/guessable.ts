import { brand } from '../../src/contract/brand'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { sha256 } from '../api/digest'

/*
 * Passwords that somebody would guess first. Only the SHA-256 of a typed password arrives (spec §3), so the candidates are hashed
 * and compared: words of this site and the usual ones, with the usual endings, and runs of keys.
 */

const words = [
  brand,
  'graph',
  'graphdb',
  'database',
  'gbca',
  'password',
  'passw0rd',
  'admin',
  'root',
  'user',
  'welcome',
  'letmein'
]
const others = ['qwerty', 'iloveyou', 'dragon', 'monkey', 'abc', 'woaini', 'test', 'guest', 'master', 'sunshine', 'a', 'aa']
const years = Array.from({ length: 12 }, (_, since) => String(2016 + since))
const endings = ['', '1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '!', '@123', '#123', '_123']
const runs = [
  ...Array.from({ length: 10 }, (_, digit) => [6, 7, 8, 9, 10].map((length) => String(digit).repeat(length))).flat(),
  ...[6, 7, 8, 9, 10].flatMap((length) => ['1234567890'.slice(0, length), '0987654321'.slice(0, length)]),
  ...['123123', '121212', '112233', '654321', '87654321', '520520', '520520520', '5201314', '1314520', '147258', '147258369'],
  ...['159357', '1qaz2wsx', '1q2w3e4r', 'qazwsx', 'qazwsxedc', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm', 'qwertyuiop', 'abc123']
]

/** The guessable passwords. */
export function guessablePasswords(): string[] {
  const stems = [...words, ...others].flatMap((word) => {
    const lower = word.toLowerCase()
    return [lower, lower.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)]
  })
  return [...runs, ...stems.flatMap((stem) => [...endings, '666', '888', '000', ...years].map((ending) => stem + ending))]
}

/** Made with the first password that is set: about two thousand hashes, a few milliseconds. */
let guessable: ReadonlySet<string> | undefined

/**
 * Refuses a new password that is among the first guesses, or the account's own phone number or email address.
 * @param password SHA-256 of the typed one
 * @throws Refusal 400 with the field
 */
export function refuseGuessable(password: string, identifiers: readonly (string | null)[], field: string): void {
  guessable ??= new Set(guessablePasswords().map(sha256))
  const own = identifiers.flatMap((identifier) => (identifier === null ? [] : [identifier, identifier.split('@')[0] ?? '']))
  if (guessable.has(password) || own.some((text) => sha256(text) === password)) {
    throw new Refusal(400, m.service_password_guessable, { field })
  }
}
