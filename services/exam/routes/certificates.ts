import { and, desc, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { certificateVersion, type OwnCertificate } from '../../../src/contract/certificates'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { badgePicture } from '../credentials/badge'
import { bakeCredential } from '../credentials/baked-image'
import type { Issuer } from '../credentials/issuer'
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

/**
 * `POST certificate/reissue`: issues the certificate again in the present version, for its holder. Does nothing if it has that
 * version already. Answers 404 for a certificate of another account.
 */
export function reissueOwn({ db, issuer }: Parts & { issuer: Issuer }): ExamHandler<'POST /certificate/reissue'> {
  return async ({ arrivedAt: now, caller, body: { id } }) => {
    if (!(await issuer.reissue({ id, holder: caller, now }))) throw new Refusal(404, m.service_exam_unknown, { field: 'id' })
    return ownCertificates(db, caller)
  }
}

/** `GET certificate/file`: the signed credential with the name. Answers 404 for a certificate of another account. */
export function sendOwnFile({ db }: Parts): ExamHandler<'GET /certificate/file'> {
  return async ({ caller, query: { id } }) => {
    const { jwt, certification } = await ownCredential(db, id, caller)
    return new Response(jwt, { headers: downloadHeaders(`${certification}-${id}-named.jwt`) })
  }
}

/** `GET certificate/image`: the picture of the badge with the credential and the name in it. Answers 404 as the file does. */
export function sendOwnImage({ db }: Parts): ExamHandler<'GET /certificate/image'> {
  return async ({ caller, query: { id } }) => {
    const { jwt, certification } = await ownCredential(db, id, caller)
    const headers = { ...downloadHeaders(`${certification}-${id}-named.png`), 'Content-Type': 'image/png' }
    return new Response(bakeCredential(badgePicture, jwt), { headers })
  }
}

/** The signed credential with the name. @throws Refusal 404 for a certificate of another account */
async function ownCredential(db: DrizzleD1Database, id: string, account: string) {
  const [own] = await db
    .select({ jwt: certificates.namedJwt, certification: certificates.certification })
    .from(certificates)
    .where(and(eq(certificates.id, id), eq(certificates.account, account)))
  if (!own) throw new Refusal(404, m.service_exam_unknown, { field: 'id' })
  return own
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
      revokedAt: certificates.revokedAt,
      version: certificates.version
    })
    .from(certificates)
    .where(eq(certificates.account, account))
    .orderBy(desc(certificates.issuedAt))
  return rows.map(({ revokedAt, version, ...row }) => ({
    ...row,
    verdict: verdictOf({ ...row, revokedAt }, now),
    isOutdated: version < certificateVersion
  }))
}
