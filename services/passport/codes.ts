import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { CodeType } from '../../src/contract/account'
import { codeDigits, codeLifetimeSeconds, codeTries } from '../../src/contract/limits'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { sha256 } from '../api/digest'
import { codes } from './db/schema'

/** A verification code and its purpose: it is valid for one identifier and type only. */
export interface Code {
  identifier: string
  type: CodeType
  code: string
}

/** `codeDigits` digits, uniformly distributed (`randomInt` draws from the system's CSPRNG and rejects the biased rest). */
export function newCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/**
 * Refuses a text that cannot be a code before a try is counted: a missing digit must not cost one of five tries.
 * @throws Refusal 400 with the field
 */
export function requireCodeDigits(code: string, field: 'captcha' | 'confirmCaptcha'): void {
  if (code.length !== codeDigits) throw new Refusal(400, m.service_code_digits, { field })
}

/**
 * The stored hash of a code, so that a backup or a query log reveals no codes. A slow hash would add nothing: a million
 * codes are tried quickly against any hash, and a code expires after five minutes or five tries.
 */
export function codeHash({ identifier, type, code }: Code): string {
  return sha256(JSON.stringify([identifier, type, code]))
}

type StoredCode = typeof codes.$inferSelect

const isSameKind = ({ identifier, type }: Code) => and(eq(codes.identifier, identifier), eq(codes.type, type))

const isStored = (code: Code) => and(isSameKind(code), eq(codes.codeHash, codeHash(code)))

/**
 * Stores the code in place of the previous one for the same identifier and type, which becomes invalid.
 * @returns the previous one, for `withdrawCode`
 */
export async function storeCode(db: DrizzleD1Database, code: Code, now: number): Promise<StoredCode | undefined> {
  const fresh = { codeHash: codeHash(code), tries: 0, used: false, expiresAt: now + codeLifetimeSeconds * 1000 }
  const [[previous]] = await db.batch([
    db.select().from(codes).where(isSameKind(code)),
    db
      .insert(codes)
      .values({ identifier: code.identifier, type: code.type, ...fresh })
      .onConflictDoUpdate({ target: [codes.identifier, codes.type], set: fresh })
  ])
  return previous
}

/** Undoes `storeCode` for a code that was not sent: the previous code is valid as before, with its tries still counted. */
export async function withdrawCode(db: DrizzleD1Database, code: Code, previous: StoredCode | undefined): Promise<void> {
  await (previous ? db.update(codes).set(previous).where(isStored(code)) : db.delete(codes).where(isStored(code)))
}

/**
 * Tries a code: true for exactly one caller with the right one. One statement counts the try and consumes the code,
 * because parallel guesses would all pass a count read beforehand.
 */
export async function consumeCode(db: DrizzleD1Database, code: Code, now: number): Promise<boolean> {
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1`, used: sql`${codes.codeHash} = ${codeHash(code)}` })
    .where(and(isSameKind(code), eq(codes.used, false), lt(codes.tries, codeTries), gt(codes.expiresAt, now)))
    .returning({ used: codes.used })
  return tried?.used ?? false
}

/**
 * Whether the code was right when it was consumed, as in a request that is repeated because its answer was lost. Each call counts
 * as a try, so that neither the consumed code nor a password with it can be guessed.
 */
export async function wasConsumed(db: DrizzleD1Database, code: Code, now: number): Promise<boolean> {
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(isSameKind(code), eq(codes.used, true), lt(codes.tries, codeTries), gt(codes.expiresAt, now)))
    .returning({ hash: codes.codeHash })
  return tried?.hash === codeHash(code)
}

/** Does what a code was consumed for. If that fails, the code becomes valid again. */
export async function withConsumedCode<Value>(db: DrizzleD1Database, code: Code, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    await reviveCode(db, code)
    throw error
  }
}

/**
 * Makes a consumed code valid again after its operation failed. Wrong tries stay counted; the right one does not, because the last
 * of them would leave a code that no try can use.
 */
export async function reviveCode(db: DrizzleD1Database, code: Code): Promise<void> {
  await db
    .update(codes)
    .set({ used: false, tries: sql`${codes.tries} - 1` })
    .where(and(isStored(code), eq(codes.used, true)))
}
