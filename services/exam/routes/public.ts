import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { decodeJwt } from 'jose/jwt/decode'
import * as v from 'valibot'
import { certificateIdSchema, certificatePaths, certificationName } from '../../../src/contract/certificates'
import { matchesEtag } from '../../../src/contract/etag'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { badgeDrawing, badgePicture } from '../credentials/badge'
import { maskName } from '../credentials/masked-name'
import { achievementOf, type IssuerSettings, type Json, profileOf, withContext, withoutClaims } from '../credentials/open-badge'
import { statusListLifetime } from '../credentials/status-list'
import { verdictOf } from '../credentials/verdict'
import { certificates, earlierVersions, publicKeys } from '../db/schema'
import type { ExamHandler } from '../handler'

/*
 * Public data of a certificate, readable without a login and without the visitor's headers. An unknown id takes the same
 * statement as a known one, so that response times tell nothing about ids.
 */

interface Parts {
  db: DrizzleD1Database
}

/** `GET public/certificate`: the verdict, with the name as the holder shows it. */
export function showPublicCertificate({ db }: Parts): ExamHandler<'GET /public/certificate'> {
  return async ({ query: { id } }) => {
    const [row] = await db.select().from(certificates).where(eq(certificates.id, id))
    if (!row) return { verdict: 'unknown' }
    const { certification, name, isNameShown, issuedAt, validUntil, reissuedAt, revokedAt, revocationReason } = row
    return {
      verdict: verdictOf(row, Date.now()),
      id,
      certification,
      name: isNameShown ? name : maskName(name),
      isNameShown,
      issuedAt,
      validUntil,
      reissuedAt,
      revokedAt,
      revocationReason
    }
  }
}

/**
 * `GET public/certificates/{id}.jwt`: the signed credential without the name; `{id}.json`: its content. With the number of an
 * earlier version (`{id}.1.jwt`), the credential that was issued before the present version. Answers 404.
 */
export function sendCertificate({ db }: Parts): ExamHandler<'GET /public/certificates/:file'> {
  return async ({ c }) => {
    const [, written, version, kind] = /^([^.]*)(?:\.([1-9]\d{0,3}))?\.(jwt|json)$/.exec(c.req.param('file') ?? '') ?? []
    const id = v.safeParse(certificateIdSchema, written)
    if (!id.success) throw unknownFile()
    const [row] = await (version === undefined ? presentVersion(db, id.output) : earlierVersion(db, id.output, Number(version)))
    if (!row) throw unknownFile()
    if (kind === 'json') return sendJson(c, withoutClaims(decodeJwt(row.jwt)), { seconds: 300 })
    const file = {
      type: jwtType,
      seconds: 300,
      name: `${row.certification}-${written}${version === undefined ? '' : `.${version}`}.jwt`
    }
    return send(c, row.jwt, file)
  }
}

const presentVersion = (db: DrizzleD1Database, id: string) =>
  db
    .select({ jwt: certificates.publicJwt, certification: certificates.certification })
    .from(certificates)
    .where(eq(certificates.id, id))

const earlierVersion = (db: DrizzleD1Database, id: string, version: number) =>
  db
    .select({ jwt: earlierVersions.publicJwt, certification: certificates.certification })
    .from(earlierVersions)
    .innerJoin(certificates, eq(certificates.id, earlierVersions.certificate))
    .where(and(eq(earlierVersions.certificate, id), eq(earlierVersions.version, version)))

/** `GET public/keys/{thumbprint}`: a public key as JWK, the retired ones included. Answers 404. */
export function sendKey({ db }: Parts): ExamHandler<'GET /public/keys/:key'> {
  return async ({ c }) => {
    const [row] = await db
      .select({ jwk: publicKeys.jwk })
      .from(publicKeys)
      .where(eq(publicKeys.id, c.req.param('key') ?? ''))
    if (!row) throw unknownFile()
    return sendJson(c, row.jwk, { type: 'application/jwk+json', seconds: 86_400 })
  }
}

/** `GET public/status/1`: the status list as VC-JWT. There is one list; another answers 404. */
export function sendStatusList(statusList: (now: number) => Promise<string>): ExamHandler<'GET /public/status/:list'> {
  return async ({ c, arrivedAt }) => {
    if (c.req.param('list') !== certificatePaths.status.replace(/^.*\//, '')) throw unknownFile()
    return send(c, await statusList(arrivedAt), { type: jwtType, seconds: statusListLifetime / 1000 })
  }
}

/** `GET public/issuer`: the issuer's Profile. */
export function sendIssuer(settings: IssuerSettings): ExamHandler<'GET /public/issuer'> {
  return async ({ c }) => sendJson(c, withContext(profileOf(settings)), { seconds: 3600 })
}

/** `GET public/achievement/GBCA`: the Achievement that certificates refer to. Answers 404 for another certification. */
export function sendAchievement(settings: IssuerSettings): ExamHandler<'GET /public/achievement/:certification'> {
  return async ({ c }) => {
    if (c.req.param('certification') !== certificationName) throw unknownFile()
    return sendJson(c, withContext(achievementOf(settings)), { seconds: 3600 })
  }
}

/** `GET public/images/GBCA.png` and `GBCA.svg`: the picture of the badge. Answers 404 for another certification. */
export const sendBadge: ExamHandler<'GET /public/images/:file'> = async ({ c }) => {
  const file = c.req.param('file')
  if (file === `${certificationName}.png`) return send(c, badgePicture, { type: 'image/png', seconds: 86_400 })
  if (file === `${certificationName}.svg`) return send(c, badgeDrawing, { type: 'image/svg+xml', seconds: 86_400 })
  throw unknownFile()
}

const unknownFile = () => new Refusal(404, m.service_exam_unknown)

/** The media type of a credential that is secured as JWT (W3C, Securing Verifiable Credentials using JOSE and COSE). */
const jwtType = 'application/vc+jwt'

/** Headers of a signed credential that a browser saves as a file. */
export const downloadHeaders = (name: string): Record<string, string> => ({
  'Content-Type': jwtType,
  'Content-Disposition': `attachment; filename="${name}"`
})

interface File {
  type?: string
  /** Lifetime of a cached copy. */
  seconds: number
  /** Name under which a browser saves it. */
  name?: string
}

const sendJson = (c: Context, json: Json, file: File): Response =>
  send(c, JSON.stringify(json, null, 2), { type: 'application/json', ...file })

/** Sends a public file. The edge passes `Cache-Control` on for answers with an ETag only. */
function send(c: Context, body: string | Uint8Array<ArrayBuffer>, { type = jwtType, seconds, name }: File): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Cache-Control': `public, max-age=${seconds}`,
    ETag: etag,
    // Verifiers may run in a page of another site.
    'Access-Control-Allow-Origin': '*',
    'Content-Type': type,
    ...(name !== undefined && downloadHeaders(name))
  }
  const isUnchanged = matchesEtag(c.req.header('If-None-Match'), etag)
  return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
