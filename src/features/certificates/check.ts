import * as v from 'valibot'
import { certificateIdOf, certificateIdSchema, certificatePaths, certificateVersion } from '~/contract/certificates'
import { decodeBase64Url, decodeJson, encodeBase64Url } from '~/lib/base64url'

/*
 * Verifies a certificate in the visitor's browser with Web Crypto: Open Badges 3.0, section 8.2.5, and the W3C Bitstring Status
 * List. Shares no code with the signing service. All data is fetched from this site, so only the issuer whose profile this site
 * publishes is trusted.
 */

/** The steps, in order. */
export const checkSteps = ['file', 'issuer', 'key', 'signature', 'record', 'dates', 'status'] as const
export type CheckStep = (typeof checkSteps)[number]

/** The result of a step. Times are milliseconds since 1970. */
export type Finding =
  | { code: 'file-read'; id: string }
  | { code: 'content-same'; id: string }
  | { code: 'issuer-same'; issuer: string }
  | { code: 'key-found'; key: string }
  | { code: 'signature-valid' }
  | { code: 'record-present' | 'record-earlier' }
  | { code: 'dates-current'; from: number; until: number }
  | { code: 'status-good'; index: number }
  | Failure
  | Open

/** Failures: the certificate must not be trusted. */
type Failure =
  | { code: 'file-unreadable' | 'claims-differ' | 'content-unknown' | 'content-differs' }
  | { code: 'issuer-other'; issuer: string }
  | { code: 'key-unknown' | 'signature-wrong' | 'record-missing' | 'status-wrong' | 'status-revoked' }
  | { code: 'dates-early' | 'dates-over'; from: number; until: number }

/** The step could not be performed. */
type Open = { code: 'unreachable' | 'unsupported' }

export interface CheckedStep {
  step: CheckStep
  outcome: 'passed' | 'failed' | 'open'
  finding: Finding
}

/** The claims of the file, which are trustworthy only if the signature is valid. */
export interface Claims {
  id: string
  certification: string
  /** Only in the holder's own file. */
  name: string | undefined
}

/** Fetches a file of this site: its status and text. @throws if there is no answer */
export type ReadFile = (path: string) => Promise<{ status: number; text: string }>

interface Options {
  readFile: ReadFile
  now: number
  onClaims?: (claims: Claims) => void
}

/** Thrown to end the check with a finding. */
class Stop extends Error {
  constructor(readonly finding: Failure | Open) {
    super(finding.code)
    this.name = 'Stop'
  }
}

const fail = (finding: Failure): never => {
  throw new Stop(finding)
}

/** The issuer's only algorithm. Accepting others would allow a downgrade. */
const headerSchema = v.object({ alg: v.literal('RS256'), kid: v.string() })

/** The issuer of a credential of any version of the standards. */
const issuedSchema = v.union([
  v.pipe(
    v.object({ issuer: v.union([v.string(), v.object({ id: v.string() })]) }),
    v.transform(({ issuer }) => (typeof issuer === 'string' ? issuer : issuer.id))
  ),
  v.pipe(
    v.object({ iss: v.string() }),
    v.transform(({ iss }) => iss)
  )
])

const claimsSchema = v.object({
  iss: v.string(),
  jti: v.string(),
  sub: v.string(),
  nbf: v.number(),
  exp: v.optional(v.number())
})

/** The status list has no `jti`, which older copies of the Open Badges context do not define. */
const listClaimsSchema = v.object({ ...claimsSchema.entries, jti: v.optional(v.string()) })

const credentialSchema = v.object({
  id: v.string(),
  type: v.array(v.string()),
  issuer: v.object({ id: v.string() }),
  validFrom: v.string(),
  validUntil: v.optional(v.string()),
  credentialSubject: v.looseObject({ id: v.string() })
})

const certificateSchema = v.object({
  ...credentialSchema.entries,
  validUntil: v.string(),
  credentialSubject: v.object({
    id: v.string(),
    achievement: v.object({ name: v.string() }),
    identifier: v.optional(v.array(v.object({ identityType: v.string(), identityHash: v.string(), hashed: v.boolean() })))
  }),
  credentialStatus: v.object({
    type: v.literal('BitstringStatusListEntry'),
    statusPurpose: v.literal('revocation'),
    statusListIndex: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    statusListCredential: v.string()
  })
})

const listSchema = v.object({
  type: v.literal('BitstringStatusList'),
  statusPurpose: v.literal('revocation'),
  encodedList: v.pipe(v.string(), v.startsWith('u'))
})

const profileSchema = v.object({ id: v.string() })
const keySchema = v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() })

/** A parsed compact JWS. */
interface Jws {
  header: unknown
  payload: unknown
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Parses a compact JWS; undefined if the text is none. */
function parseJws(text: string): Jws | undefined {
  const [header, payload, signature, ...rest] = text.trim().split('.')
  if (!header || !payload || !signature || rest.length > 0) return undefined
  const head = decodeJson(header)
  const bytes = decodeBase64Url(signature)
  const content = decodeJson(payload)
  if (!isRecord(head) || !bytes || content === undefined) return undefined
  return { header: head, payload: content, signed: new TextEncoder().encode(`${header}.${payload}`), signature: bytes }
}

/**
 * Checks a certificate: a signed file (`.jwt`), or its unsigned content (`.json`), for which the signed version is fetched.
 * Yields each step as it finishes, and stops after the first failure. Expired and revoked certificates run through all steps.
 */
export async function* checkCertificate(text: string, { readFile, now, onClaims }: Options): AsyncGenerator<CheckedStep> {
  let step: CheckStep = 'file'
  const passed = (finding: Finding): CheckedStep => ({ step, outcome: 'passed', finding })
  const failed = (finding: Failure): CheckedStep => ({ step, outcome: 'failed', finding })
  const read = async (path: string) => {
    const answer = await readFile(path).catch(() => undefined)
    if (!answer || answer.status >= 500) throw new Stop({ code: 'unreachable' })
    return answer.status === 200 ? answer.text : undefined
  }

  try {
    const content = jsonOf(text)
    const jws = content === undefined ? parseJws(text) : await signedVersion(content, read)
    if (!jws) return yield failed({ code: 'file-unreadable' })
    const claims = v.safeParse(claimsSchema, jws.payload)
    const parsed = v.safeParse(credentialSchema, jws.payload)
    if (!v.is(headerSchema, jws.header) || !claims.success || !parsed.success) {
      await refuseOtherIssuer(jws.payload, read)
      return yield failed({ code: 'file-unreadable' })
    }
    const credential = parsed.output
    if (!equalsClaims(credential, claims.output)) return yield failed({ code: 'claims-differ' })
    const id = certificateIdOf(credential.id)
    yield passed(content === undefined ? { code: 'file-read', id } : { code: 'content-same', id })

    step = 'issuer'
    const issuer = await ownIssuer(read)
    if (credential.issuer.id !== issuer) return yield failed({ code: 'issuer-other', issuer: credential.issuer.id })
    const certificate = v.safeParse(certificateSchema, jws.payload)
    if (!certificate.success) return yield failed({ code: 'file-unreadable' })
    yield passed({ code: 'issuer-same', issuer })

    const origin = new URL(issuer).origin
    step = 'key'
    const key = await keyOf(jws, origin, read)
    yield passed({ code: 'key-found', key: key.thumbprint })

    step = 'signature'
    if (!(await isSignedBy(jws, key))) return yield failed({ code: 'signature-wrong' })
    const { credentialSubject, credentialStatus } = certificate.output
    const name = credentialSubject.identifier?.find(({ identityType, hashed }) => identityType === 'name' && !hashed)
    onClaims?.({ id, certification: credentialSubject.achievement.name, name: name?.identityHash })
    yield passed({ code: 'signature-valid' })

    step = 'record'
    yield passed({ code: await recordOf(jws, id, read) })

    step = 'dates'
    const dates = { from: Date.parse(credential.validFrom), until: Date.parse(certificate.output.validUntil) }
    if (now < dates.from) yield failed({ code: 'dates-early', ...dates })
    else if (!(now < dates.until)) yield failed({ code: 'dates-over', ...dates })
    else yield passed({ code: 'dates-current', ...dates })

    step = 'status'
    if (credentialStatus.statusListCredential !== origin + certificatePaths.status) return yield failed({ code: 'status-wrong' })
    const list = await readStatusList(await read(certificatePaths.status), { issuer, origin, now, read })
    const index = credentialStatus.statusListIndex
    const byte = list[index >> 3]
    if (byte === undefined) return yield failed({ code: 'status-wrong' })
    const isRevoked = (byte & (0x80 >> (index & 7))) !== 0
    yield isRevoked ? failed({ code: 'status-revoked' }) : passed({ code: 'status-good', index })
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    const { finding } = error
    const isUndecided = finding.code === 'unreachable' || finding.code === 'unsupported'
    yield { step, outcome: isUndecided ? 'open' : 'failed', finding }
  }
}

/** Parses a JSON object; undefined for any other text. */
function jsonOf(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = text.trim().startsWith('{') ? decodedJson(text) : undefined
  return isRecord(value) ? value : undefined
}

function decodedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Read = (path: string) => Promise<string | undefined>

/** Address of the issuer that this site publishes. @throws Stop */
async function ownIssuer(read: Read): Promise<string> {
  const profile = v.safeParse(profileSchema, decodedJson(await read(certificatePaths.issuer)))
  if (!profile.success) throw new Stop({ code: 'unreachable' })
  return profile.output.id
}

/** Stops with the name of the credential's issuer if it is another one. @throws Stop */
async function refuseOtherIssuer(credential: unknown, read: Read): Promise<void> {
  const issued = v.safeParse(issuedSchema, credential)
  if (issued.success && issued.output !== (await ownIssuer(read))) fail({ code: 'issuer-other', issuer: issued.output })
}

/**
 * The signed version of unsigned certificate content, in which every property must be equal.
 * @throws Stop
 */
async function signedVersion(content: Readonly<Record<string, unknown>>, read: Read): Promise<Jws | undefined> {
  await refuseOtherIssuer(content, read)
  const id = v.safeParse(certificateIdSchema, typeof content.id === 'string' ? certificateIdOf(content.id) : undefined)
  if (!id.success) return undefined
  let isKnown = false
  for await (const { jws } of publishedVersions(id.output, read)) {
    isKnown = true
    if (!isRecord(jws.payload)) continue
    const { iss, jti, sub, nbf, exp, ...signed } = jws.payload
    if (isSame(signed, content)) return jws
  }
  return fail({ code: isKnown ? 'content-differs' : 'content-unknown' })
}

/** The published versions of a certificate, without the name: the current one, then earlier ones. */
async function* publishedVersions(id: string, read: Read): AsyncGenerator<{ jws: Jws; isEarlier: boolean }> {
  for (let version = certificateVersion; version > 0; version -= 1) {
    const isEarlier = version < certificateVersion
    const text = await read(`${certificatePaths.certificates}${id}${isEarlier ? `.${version}` : ''}.jwt`)
    const jws = text === undefined ? undefined : parseJws(text)
    if (jws) yield { jws, isEarlier }
    else if (!isEarlier) return
  }
}

/**
 * Finds the published version that equals a signed certificate apart from the name. A signature with a stolen key would be valid,
 * but its content would not be on record.
 * @throws Stop
 */
async function recordOf({ payload }: Jws, id: string, read: Read): Promise<'record-present' | 'record-earlier'> {
  for await (const { jws, isEarlier } of publishedVersions(id, read)) {
    if (isSame(withoutName(jws.payload), withoutName(payload))) return isEarlier ? 'record-earlier' : 'record-present'
  }
  return fail({ code: 'record-missing' })
}

/** The payload without the holder's name, as it is published. */
function withoutName(payload: unknown): unknown {
  if (!isRecord(payload) || !isRecord(payload.credentialSubject)) return payload
  const { identifier, ...credentialSubject } = payload.credentialSubject
  return { ...payload, credentialSubject }
}

/** Deep equality of JSON values, regardless of the order of properties. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name]))
}

/** Whether the JWT claims equal the properties that they repeat (Open Badges 3.0, section 8.2.5.1). */
const equalsClaims = (
  credential: v.InferOutput<typeof credentialSchema>,
  claims: v.InferOutput<typeof listClaimsSchema>
): boolean =>
  claims.iss === credential.issuer.id &&
  (claims.jti ?? credential.id) === credential.id &&
  claims.sub === credential.credentialSubject.id &&
  claims.nbf * 1000 === Date.parse(credential.validFrom) &&
  (claims.exp === undefined ? credential.validUntil === undefined : claims.exp * 1000 === Date.parse(credential.validUntil ?? ''))

interface PublicKey {
  jwk: v.InferOutput<typeof keySchema>
  thumbprint: string
}

/**
 * The public key that a JWS refers to. Its address must belong to the issuer and end in the key's thumbprint (RFC 7638), so that
 * it cannot later refer to another key.
 * @throws Stop
 */
async function keyOf({ header }: Jws, origin: string, read: Read): Promise<PublicKey> {
  const prefix = origin + certificatePaths.keys
  const named = v.safeParse(headerSchema, header)
  const kid = named.success ? named.output.kid : ''
  const thumbprint = kid.slice(prefix.length)
  if (!kid.startsWith(prefix) || !/^[\w-]{43}$/.test(thumbprint)) return fail({ code: 'key-unknown' })
  const text = await read(certificatePaths.keys + thumbprint)
  if (text === undefined) return fail({ code: 'key-unknown' })
  const jwk = v.safeParse(keySchema, decodedJson(text))
  // Browsers provide Web Crypto on https and localhost only.
  if (!globalThis.crypto?.subtle) throw new Stop({ code: 'unsupported' })
  if (!jwk.success || (await thumbprintOf(jwk.output)) !== thumbprint) return fail({ code: 'key-unknown' })
  return { jwk: jwk.output, thumbprint }
}

async function thumbprintOf({ e, kty, n }: v.InferOutput<typeof keySchema>): Promise<string> {
  // RFC 7638: the required members in this order, without whitespace.
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify({ e, kty, n })))
  return encodeBase64Url(new Uint8Array(digest))
}

async function isSignedBy({ signed, signature }: Jws, { jwk }: PublicKey): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']).catch(() => fail({ code: 'key-unknown' }))
  return crypto.subtle.verify(algorithm, key, signature, signed)
}

/**
 * Fetches the status list and checks its signature, issuer and dates. Returns its bits.
 * @throws Stop
 */
async function readStatusList(
  text: string | undefined,
  { issuer, origin, now, read }: { issuer: string; origin: string; now: number; read: Read }
): Promise<Uint8Array> {
  if (text === undefined) throw new Stop({ code: 'unreachable' })
  const jws = parseJws(text)
  const parsed = v.safeParse(credentialSchema, jws?.payload)
  const claims = v.safeParse(listClaimsSchema, jws?.payload)
  if (!jws || !parsed.success || !claims.success) return fail({ code: 'status-wrong' })
  const { id, type, credentialSubject, validUntil } = parsed.output
  const list = v.safeParse(listSchema, credentialSubject)
  const isOwn =
    id === origin + certificatePaths.status &&
    claims.output.iss === issuer &&
    equalsClaims(parsed.output, claims.output) &&
    type.includes('BitstringStatusListCredential') &&
    // An outdated list would hide a later revocation.
    now < Date.parse(validUntil ?? '')
  if (!isOwn || !list.success || !(await isSignedBy(jws, await keyOf(jws, origin, read)))) return fail({ code: 'status-wrong' })
  const compressed = decodeBase64Url(list.output.encodedList.slice(1))
  if (!compressed) return fail({ code: 'status-wrong' })
  return decompress(compressed).catch(() => fail({ code: 'status-wrong' }))
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
