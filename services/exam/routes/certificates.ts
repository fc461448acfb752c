import { and, desc, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { OwnCertificate } from '../../../src/contract/certificates'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { verdictOf } from '../credentials/verdict'
import { certificates } from '../db/schema'
import type { ExamHandler } from '../handler'
import { downloadHeaders } from './public'

interface Parts {
  db: DrizzleD1Database
}

/** `GET certificates`: the account's certificates, the newest first. */
export function showCertificates({ db }: Parts): ExamHandler<'GET /certificates'> {
  return async ({ caller }) => ownCertificates(db, caller)
}

/** `POST certificate/sharing`: shows or masks the name on the public page. Answers 404 for a certificate of another account. */
export function setSharing({ db }: Parts): ExamHandler<'POST /certificate/sharing'> {
  return async ({ caller, body: { id, isNameShown } }) => {
    const changed = await db
      .update(certificates)
      .set({ isNameShown })
      .where(and(eq(certificates.id, id), eq(certificates.account, caller)))
      .returning({ id: certificates.id })
    if (changed.length === 0) throw new Refusal(404, m.service_exam_unknown, { field: 'id' })
    return ownCertificates(db, caller)
  }
}

/** `GET certificate/file`: the signed credential with the name. Answers 404 for a certificate of another account. */
export function sendOwnFile({ db }: Parts): ExamHandler<'GET /certificate/file'> {
  return async ({ caller, query: { id } }) => {
    const [own] = await db
      .select({ jwt: certificates.namedJwt, certification: certificates.certification })
      .from(certificates)
      .where(and(eq(certificates.id, id), eq(certificates.account, caller)))
    if (!own) throw new Refusal(404, m.service_exam_unknown, { field: 'id' })
    return new Response(own.jwt, { headers: downloadHeaders(`${own.certification}-${id}-named.jwt`) })
  }
}

async function ownCertificates(db: DrizzleD1Database, account: string): Promise<OwnCertificate[]> {
  const now = Date.now()
  const rows = await db
    .select({
      id: certificates.id,
      certification: certificates.certification,
      name: certificates.name,
      isNameShown: certificates.isNameShown,
      issuedAt: certificates.issuedAt,
      validUntil: certificates.validUntil,
      revokedAt: certificates.revokedAt
    })
    .from(certificates)
    .where(eq(certificates.account, account))
    .orderBy(desc(certificates.issuedAt))
  return rows.map(({ revokedAt, ...row }) => ({ ...row, verdict: verdictOf({ ...row, revokedAt }, now) }))
}
