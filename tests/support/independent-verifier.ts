import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expandSafely } from './json-ld'
import { isSigned, readJws } from './jws'

/*
 * Verifies a certificate with third-party software only: the signature with the library `jws`, the content as expanded JSON-LD,
 * whose terms are the standards' IRIs, and the bit of the status list. It knows only the address of the trusted issuer.
 */

/** Fetches a file by its address; undefined if there is none. */
type FetchFile = (address: string) => Promise<string | undefined>

/** Why a certificate is invalid. */
type Fault = 'signature' | 'issuer' | 'not-yet-valid' | 'expired' | 'revoked'

const credentials = 'https://www.w3.org/2018/credentials#'
const status = 'https://www.w3.org/ns/credentials/status#'
const openBadges = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'

const headerSchema = v.object({ alg: v.literal('RS256'), kid: v.string() })
const payloadSchema = v.looseObject({ jti: v.optional(v.string()) })
const nodeSchema = v.pipe(
  v.array(v.record(v.string(), v.unknown())),
  v.transform(([node]) => node)
)

/** Value at the end of a path of terms in expanded JSON-LD; undefined if a term is missing. */
function valueAt(expanded: unknown, ...path: readonly string[]): string | undefined {
  let nodes = expanded
  for (const term of path) nodes = v.is(nodeSchema, nodes) ? v.parse(nodeSchema, nodes)?.[term] : undefined
  if (!v.is(nodeSchema, nodes)) return undefined
  const value = v.parse(nodeSchema, nodes)
  return v.parse(v.optional(v.string()), value?.['@value'] ?? value?.['@id'])
}

/** Whether the key of the header, fetched from its address, has signed the JWS. */
async function isSignedByNamedKey(jws: string, fetchFile: FetchFile): Promise<boolean> {
  const { kid } = v.parse(headerSchema, readJws(jws).header)
  const key = await fetchFile(kid)
  return key !== undefined && isSigned(jws, JSON.parse(key))
}

/** Content of a signed credential, in expanded JSON-LD. `jti` is a claim of the JWT that the packaged contexts do not define. */
async function expandedContent(jws: string): Promise<object[]> {
  const { jti, ...content } = v.parse(payloadSchema, readJws(jws).payload)
  return expandSafely(content)
}

async function isRevoked(certificate: object[], fetchFile: FetchFile): Promise<boolean> {
  const address = valueAt(certificate, `${credentials}credentialStatus`, `${status}statusListCredential`)
  const index = Number(valueAt(certificate, `${credentials}credentialStatus`, `${status}statusListIndex`))
  const jws = await fetchFile(address ?? '')
  if (jws === undefined || !(await isSignedByNamedKey(jws, fetchFile))) throw new Error('The status list cannot be verified')
  const encoded = valueAt(await expandedContent(jws), `${credentials}credentialSubject`, `${status}encodedList`)
  // Multibase prefix `u`: base64url without padding.
  const bits = gunzipSync(Buffer.from((encoded ?? '').slice(1), 'base64url'))
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) > 0
}

/**
 * The faults of a certificate, and its holder's name.
 * @throws Error if its content is not valid JSON-LD in safe mode, or its status list cannot be verified
 */
export async function verifyIndependently(
  jws: string,
  { trusted, fetchFile, now }: { trusted: string; fetchFile: FetchFile; now: number }
): Promise<{ faults: Fault[]; name: string | undefined }> {
  if (!(await isSignedByNamedKey(jws, fetchFile))) return { faults: ['signature'], name: undefined }
  const certificate = await expandedContent(jws)
  // A missing date parses to NaN, with which every comparison is false.
  const hasBegun = Date.parse(valueAt(certificate, `${credentials}validFrom`) ?? '') <= now
  const hasNotEnded = now < Date.parse(valueAt(certificate, `${credentials}validUntil`) ?? '')
  const faults: (Fault | false)[] = [
    valueAt(certificate, `${credentials}issuer`) !== trusted && 'issuer',
    !hasBegun && 'not-yet-valid',
    !hasNotEnded && 'expired',
    (await isRevoked(certificate, fetchFile)) && 'revoked'
  ]
  const name = valueAt(certificate, `${credentials}credentialSubject`, `${openBadges}identifier`, `${openBadges}identityHash`)
  return { faults: faults.filter((fault) => fault !== false), name }
}
