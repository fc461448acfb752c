import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { CodeType } from '../../src/contract/account'
import { codeLifetimeSeconds, codeTries } from '../../src/contract/limits'
import { sha256 } from '../api/digest'
import { codes } from './db/schema'

/** A verification code and what it is good for: a code for one identifier or type opens no other. */
export interface Code {
  identifier: string
  type: CodeType
  code: string
}

/** Six digits, each of the million equally likely (`randomInt` draws from the system's CSPRNG and rejects the biased rest). */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * What is stored of a code, so that someone who reads a backup or a query log does not read codes. A slow hash would add
 * nothing: a million codes are tried quickly against any hash, and a code is dead in five minutes and after five tries.
 */
export function codeHash({ identifier, type, code }: Code): string {
  return sha256(JSON.stringify([identifier, type, code]))
}

/** Stores the code in place of the last one for the same identifier and type, which dies with it. */
export async function storeCode(db: DrizzleD1Database, code: Code, now: number): Promise<void> {
  const fresh = { codeHash: codeHash(code), tries: 0, used: false, expiresAt: now + codeLifetimeSeconds * 1000 }
  await db
    .insert(codes)
    .values({ identifier: code.identifier, type: code.type, ...fresh })
    .onConflictDoUpdate({ target: [codes.identifier, codes.type], set: fresh })
}

/** Forgets a code that never left. */
export async function dropCode(db: DrizzleD1Database, code: Code): Promise<void> {
  await db
    .delete(codes)
    .where(and(eq(codes.identifier, code.identifier), eq(codes.type, code.type), eq(codes.codeHash, codeHash(code))))
}

/**
 * Tries a code: true for exactly one caller with the right one. Counting the try and using the code up are one statement,
 * because parallel guesses would all pass a count that was read beforehand.
 */
export async function consumeCode(db: DrizzleD1Database, code: Code, now: number): Promise<boolean> {
  const [tried] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1`, used: sql`${codes.codeHash} = ${codeHash(code)}` })
    .where(
      and(
        eq(codes.identifier, code.identifier),
        eq(codes.type, code.type),
        eq(codes.used, false),
        lt(codes.tries, codeTries),
        gt(codes.expiresAt, now)
      )
    )
    .returning({ used: codes.used })
  return tried?.used ?? false
}

/** Makes a code good again that was used for something that did not come about. Its tries stay counted. */
export async function reviveCode(db: DrizzleD1Database, code: Code): Promise<void> {
  await db
    .update(codes)
    .set({ used: false })
    .where(and(eq(codes.identifier, code.identifier), eq(codes.type, code.type), eq(codes.codeHash, codeHash(code))))
}
