import { brand } from '../../../src/contract/brand'
import { certificatePath, certificatePaths, certificationName } from '../../../src/contract/certificates'
import { isoSecond } from './moments'

/*
 * The credential of a certificate (Open Badges 3.0, 1EdTech, appendix B.1) and the documents it refers to, each at an https
 * address of this site. Texts are in both languages, because these files are the same for all visitors.
 */

/** Settings of the issuer. */
export interface IssuerSettings {
  CERTIFICATE_ORIGIN: string
  CERTIFICATE_ISSUER: string
}

/** A JSON object that is signed or published. */
export type Json = Readonly<Record<string, unknown>>

/** The contexts in the order required by Open Badges 3.0 (appendix B.1.2). They define every term of a profile, too. */
const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']
/** Defines the type of `credentialSchema`, which a JSON-LD processor in safe mode would otherwise reject. */
const extensionsContext = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'

/** Makes a standalone JSON-LD document. */
export const withContext = <Document extends Json>(document: Document) => ({ '@context': contexts, ...document })

/** The JSON schema of a conforming credential (appendix B.1.21). */
const schema = {
  id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
  type: '1EdTechJsonSchemaValidator2019'
}

/** The issuer's Profile (appendix B.1.14). */
export function profileOf({ CERTIFICATE_ORIGIN: origin, CERTIFICATE_ISSUER: name }: IssuerSettings) {
  return { id: origin + certificatePaths.issuer, type: ['Profile'], name, url: `${origin}/` }
}

/** The Achievement of the certification (appendix B.1.1). */
export function achievementOf(settings: IssuerSettings) {
  const { CERTIFICATE_ORIGIN: origin } = settings
  return {
    id: origin + certificatePaths.achievement + certificationName,
    type: ['Achievement'],
    achievementType: 'Certification',
    name: certificationName,
    description: `通过${brand}图数据库${certificationName}认证考试。 / Passed the ${certificationName} certification exam for the ${brand} graph database.`,
    image: {
      id: `${origin}${certificatePaths.images}${certificationName}.png`,
      type: 'Image',
      caption: `${brand} ${certificationName}认证徽章 / The ${brand} ${certificationName} badge`
    },
    criteria: {
      id: `${origin}/center/train/${certificationName}`,
      narrative: '在限定时间内完成考试，成绩达到合格线。 / Completed the timed exam with at least the passing score.'
    },
    creator: profileOf(settings)
  }
}

/** The data of a certificate. */
interface Certified {
  id: string
  /** Random UUID of the holder. It differs for each certificate, so it cannot link them. */
  subject: string
  statusIndex: number
  issuedAt: number
  validUntil: number
}

/** Prefix of the holder's UUID in a credential (RFC 9562). */
export const subjectPrefix = 'urn:uuid:'

/**
 * The credential of a certificate, and the claims that a JWT repeats from it (Open Badges 3.0, section 8.2.4.1).
 * @param name the holder's name, for the holder's own file; the public file has none
 */
export function credentialOf(settings: IssuerSettings, certified: Certified, name?: string): Json {
  const { CERTIFICATE_ORIGIN: origin } = settings
  const { id, subject, statusIndex, issuedAt, validUntil } = certified
  const issuer = profileOf(settings)
  const credential = {
    '@context': [...contexts, extensionsContext],
    id: origin + certificatePath(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certificationName,
    issuer,
    validFrom: isoSecond(issuedAt),
    awardedDate: isoSecond(issuedAt),
    validUntil: isoSecond(validUntil),
    credentialSubject: {
      id: subjectPrefix + subject,
      type: ['AchievementSubject'],
      ...(name !== undefined && {
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }]
      }),
      achievement: achievementOf(settings)
    },
    credentialSchema: [schema],
    credentialStatus: {
      id: `${origin}${certificatePaths.status}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex),
      statusListCredential: origin + certificatePaths.status
    }
  }
  // Open Badges requires `jti` (section 8.2.4.1), although older copies of its context do not define it.
  return { jti: credential.id, ...withClaims(credential) }
}

interface Claimed {
  id: string
  issuer: { id: string }
  validFrom: string
  validUntil: string
  credentialSubject: { id: string }
}

/**
 * A credential as a JWT payload: its properties, and registered claims that must equal them. The W3C context defines these
 * claims, so the payload as a whole is valid JSON-LD.
 */
export function withClaims(credential: Claimed): Json {
  return {
    iss: credential.issuer.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1000,
    exp: Date.parse(credential.validUntil) / 1000,
    ...credential
  }
}

/** The credential of a payload, without the JWT claims. */
export function withoutClaims({ iss, jti, sub, nbf, exp, ...credential }: Json): Json {
  return credential
}
