import { and, count, gt, inArray } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { CodeType } from '../../src/contract/account'
import { hasZeroBits, type ProofTask, type ProvedRequest, proofPrefix, proofWindowSeconds } from '../../src/contract/code-proof'
import { sha256 } from '../api/digest'
import { log } from '../api/log'
import { attempts } from './db/schema'
import { countAttempt, type Limit } from './throttle'

/** Shares of the daily cap: with separate shares, a flood of registrations does not affect resets and logged-in users. */
type ShareName = 'register' | 'reset' | 'account'

const parts: Readonly<Record<ShareName, number>> = { register: 0.5, reset: 0.3, account: 0.2 }

const shareNameOf = (type: CodeType): ShareName => (type === '1' ? 'register' : type === '2' ? 'reset' : 'account')

const day = 86_400

/** A share of the day's codes. */
export interface Share {
  name: ShareName
  limit: Limit
  max: number
}

export function shareOf(type: CodeType, codesPerDay: number): Share {
  const name = shareNameOf(type)
  const max = Math.max(1, Math.floor(codesPerDay * parts[name]))
  return { name, max, limit: { scope: `code-share:${name}`, windows: [{ max, seconds: day }] } }
}

const alertScope = (name: ShareName, level: 'half' | 'all') => `code-alert:${name}:${level}`

/** The codes of a share that were sent in a day. */
export interface Use {
  /** Codes that were sent. */
  used: number
  /** Scopes of the alerts that were given. */
  told: ReadonlySet<string>
}

export async function useOf(db: DrizzleD1Database, { name, limit }: Share, now: number): Promise<Use> {
  const scopes = [limit.scope, alertScope(name, 'half'), alertScope(name, 'all')]
  const rows = await db
    .select({ scope: attempts.scope, times: count() })
    .from(attempts)
    .where(and(inArray(attempts.scope, scopes), gt(attempts.at, now - day * 1000)))
    .groupBy(attempts.scope)
  const used = rows.find(({ scope }) => scope === limit.scope)?.times ?? 0
  return { used, told: new Set(rows.map(({ scope }) => scope)) }
}

/** Zero bits to prove beyond those at half of the share, by its used part: every two bits take four times as long. */
const levels = [
  { from: 0.9, more: 4 },
  { from: 0.75, more: 2 },
  { from: 0.5, more: 0 }
]

/**
 * The task that a visitor must solve; undefined below half of the share, and for logged-in users, whom their session identifies.
 * @param bits zero bits at half of the share; none are proved if it is 0
 */
export function taskOf({ name, max }: Share, used: number, { now, bits }: { now: number; bits: number }): ProofTask | undefined {
  const level = bits > 0 && name !== 'account' ? levels.find(({ from }) => used >= max * from) : undefined
  return level && { window: Math.floor(now / 1000 / proofWindowSeconds), bits: bits + level.more }
}

/** Whether the proof solves the task for this request; a proof of the previous window counts too. */
export function isProved(proof: string | undefined, request: ProvedRequest, { window, bits }: ProofTask): boolean {
  const [, given, nonce] = /^(\d{1,12})\.(\d{1,16})$/.exec(proof ?? '') ?? []
  if (given === undefined || nonce === undefined) return false
  if (Number(given) !== window && Number(given) !== window - 1) return false
  return hasZeroBits(sha256(`${proofPrefix(request, Number(given))}${nonce}`), bits)
}

/**
 * Alerts the operator, once a day for each share, when half of it is used and when all of it is. Under attack every request
 * calls this function, so it writes only alerts that `told` does not have.
 */
export async function warnOfUse(db: DrizzleD1Database, { name, max }: Share, { used, told }: Use, now: number): Promise<void> {
  const level = used >= max ? 'all' : used >= max / 2 ? 'half' : undefined
  if (!level || told.has(alertScope(name, level))) return
  const attempt = await countAttempt(db, [{ scope: alertScope(name, level), windows: [{ max: 1, seconds: day }] }], now)
  if ('id' in attempt) log('error', { event: 'codes-running-out', share: name, used: level, codesPerDay: max })
}
