import * as v from 'valibot'
import type { ExamMessage } from './exam'

/*
 * Certificates as the exam service issues them: Open Badges 3.0 credentials, secured as VC-JWT. The calls below `/public/` need
 * no session and get no headers of the visitor. Times are Unix times in milliseconds.
 */

const message = <Key extends ExamMessage>(key: Key): Key => key

/** Source of a regular expression for a certificate's id within a text. */
export const certificateIdSource = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Id of a certificate: a random UUID in lower case. */
export const certificateIdSchema = v.pipe(
  v.optional(v.string(message('field_certificate')), ''),
  v.regex(new RegExp(`^${certificateIdSource}$`), message('field_certificate'))
)

/** Path of a certificate's page. With the site's origin, it is also the id of its credential. */
export const certificatePath = (id: string) => `/verify/${id}` as const

/** The certificate's id in the id of its credential. */
export const certificateIdOf = (credentialId: string): string => credentialId.replace(/^.*\//, '')

/** Keyword of the text chunk of a PNG that contains a signed credential (Open Badges 3.0, section 5.3.1). */
export const badgeKeyword = 'openbadgecredential'

/** Addresses of the public files of the exam service, below the site's origin. */
export const certificatePaths = {
  /** Issuer profile as JSON. */
  issuer: '/api/exam/public/issuer',
  /** Achievement of a certification as JSON: `/api/exam/public/achievement/GBCA`. */
  achievement: '/api/exam/public/achievement/',
  /** Badge image of a certification: `/api/exam/public/images/GBCA.png` and `GBCA.svg`. */
  images: '/api/exam/public/images/',
  /** A public key as JWK, by its id; retired ones included. */
  keys: '/api/exam/public/keys/',
  /** The status list, a VC-JWT. */
  status: '/api/exam/public/status/1',
  /**
   * A certificate as `{id}.jwt` (the signed credential) or `{id}.json` (its content); as `{id}.1.jwt` its earlier version 1, if
   * it was reissued.
   */
  certificates: '/api/exam/public/certificates/'
} as const

/**
 * Version of the content of new certificates. It rises with every change of that content; certificates of an earlier version can
 * be reissued. Version 2 added the context of 1EdTech's extensions and the badge image.
 */
export const certificateVersion = 2

export const certificationName = 'GBCA'

/** Result of a look-up; `unknown` if there is no certificate with the id. */
export const verdicts = ['valid', 'expired', 'revoked', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

/** Query of `GET /public/certificate`. */
export const certificateRequestSchema = v.object({ id: certificateIdSchema })
/** `data` of `GET /public/certificate`: the server's verdict. An unknown id has the verdict alone. */
export const publicCertificateSchema = v.variant('verdict', [
  v.object({ verdict: v.literal('unknown') }),
  v.object({
    verdict: v.picklist(['valid', 'expired', 'revoked']),
    id: v.string(),
    certification: v.string(),
    /** In full if the holder shares it, otherwise masked. */
    name: v.string(),
    isNameShown: v.boolean(),
    issuedAt: v.number(),
    validUntil: v.number(),
    /** When it was reissued in the current version; null if it was not. */
    reissuedAt: v.nullable(v.number()),
    revokedAt: v.nullable(v.number()),
    revocationReason: v.nullable(v.string())
  })
])
export type PublicCertificate = v.InferOutput<typeof publicCertificateSchema>

/** `data` of `GET /certificates`: those of the account, newest first. */
export const ownCertificatesSchema = v.array(
  v.object({
    id: v.string(),
    certification: v.string(),
    name: v.string(),
    verdict: v.picklist(['valid', 'expired', 'revoked']),
    /** Whether the public page shows the full name. */
    isNameShown: v.boolean(),
    issuedAt: v.number(),
    validUntil: v.number(),
    /** Whether it can be reissued in the current version. */
    isOutdated: v.boolean()
  })
)
export type OwnCertificate = v.InferOutput<typeof ownCertificatesSchema>[number]

/** Body of `POST /certificate/sharing`: shows the full name on the public page, or masks it again. */
export const sharingRequestSchema = v.object({
  id: certificateIdSchema,
  isNameShown: v.pipe(v.optional(v.boolean(message('field_flag'))), v.boolean(message('field_flag')))
})
