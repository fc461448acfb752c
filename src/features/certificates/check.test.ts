import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { certificatePaths } from '~/contract/certificates'
import { decodeBase64Url } from '~/lib/base64url'
import { type Claims, checkCertificate, type ReadFile } from './check'

/* An issuer of the test's own: it signs with Node's cryptography and shares no code with the service. */

const origin = 'https://cn.galaxy.example'
const now = Date.UTC(2026, 10, 23)
const day = 86_400_000

interface Key {
  kid: string
  path: string
  jwk: Record<string, unknown>
  signs: (payload: object, header?: object) => string
}

function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { n, e } = publicKey.export({ format: 'jwk' })
  const thumbprint = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url')
  const path = certificatePaths.keys + thumbprint
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    kid: origin + path,
    path,
    jwk: { kty: 'RSA', n, e },
    signs: (payload, header = { alg: 'RS256', kid: origin + path, typ: 'JWT' }) => {
      const signed = `${encode(header)}.${encode(payload)}`
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
    }
  }
}

const [key, foreign] = [newKey(), newKey()]
const issuer = { id: origin + certificatePaths.issuer }
const iso = (moment: number) => new Date(moment).toISOString()

function credential({ from = now - day, until = now + day, index = '5', name = undefined as string | undefined } = {}) {
  const id = `${origin}/verify/00000000-0000-4000-8000-000000000001`
  const subject = 'urn:uuid:00000000-0000-4000-8000-000000000002'
  return {
    ...{ iss: issuer.id, jti: id, sub: subject, nbf: from / 1000, exp: until / 1000 },
    ...{ id, type: ['VerifiableCredential', 'OpenBadgeCredential'], issuer, validFrom: iso(from), validUntil: iso(until) },
    credentialSubject: {
      id: subject,
      achievement: { name: 'GBCA' },
      ...(name && { identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }] })
    },
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: origin + certificatePaths.status
    }
  }
}

function statusList({ bytes = new Uint8Array(16_384), until = now + day, by = key } = {}) {
  const id = origin + certificatePaths.status
  const encodedList = `u${gzipSync(bytes).toString('base64url')}`
  const [from, sub] = [now - day, `${id}#list`]
  return by.signs({
    ...{ iss: issuer.id, jti: id, sub, nbf: from / 1000, exp: until / 1000 },
    ...{ id, type: ['VerifiableCredential', 'BitstringStatusListCredential'], issuer },
    ...{ validFrom: iso(from), validUntil: iso(until) },
    credentialSubject: { id: sub, type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList }
  })
}

/** Paths at which the site publishes the certificate of the tests, in its present and its earlier version. */
const [present, earlier] = ['', '.1'].map(
  (version) => `${certificatePaths.certificates}00000000-0000-4000-8000-000000000001${version}.jwt`
)

/** The files of the site, with changes; `undefined` removes one. */
function siteWith(changes: Readonly<Record<string, string | undefined>> = {}): ReadFile {
  const files: Readonly<Record<string, string | undefined>> = {
    [certificatePaths.issuer]: JSON.stringify(issuer),
    [key.path]: JSON.stringify(key.jwk),
    [certificatePaths.status]: statusList(),
    [`${present}`]: key.signs(credential()),
    ...changes
  }
  return async (path) => {
    const text = files[path]
    return text === undefined ? { status: 404, text: '' } : { status: 200, text }
  }
}

/** The site with this certificate on record. */
const siteOf = (recorded: object, changes: Readonly<Record<string, string>> = {}) =>
  siteWith({ [`${present}`]: key.signs(recorded), ...changes })

async function codes(text: string, readFile = siteWith(), onClaims?: (claims: Claims) => void): Promise<string[]> {
  const found: string[] = []
  for await (const { finding } of checkCertificate(text, { readFile, now, ...(onClaims && { onClaims }) }))
    found.push(finding.code)
  return found
}

const untilSignature = ['file-read', 'issuer-same', 'key-found', 'signature-valid']
const valid = [...untilSignature, 'record-present', 'dates-current', 'status-good']

test('a valid certificate passes every step, and the name in it is read after its signature is verified', async () => {
  const claims: Claims[] = []
  expect(await codes(key.signs(credential({ name: '王小明' })), siteWith(), (read) => claims.push(read))).toEqual(valid)
  expect(claims).toEqual([{ id: '00000000-0000-4000-8000-000000000001', certification: 'GBCA', name: '王小明' }])
})

test('no changed character passes, in header, payload or signature', async () => {
  const jws = key.signs(credential())
  const positions = Array.from({ length: 300 }, (_, index) => Math.floor((index * (jws.length - 1)) / 299))
  for (const at of positions) {
    const changed = jws.slice(0, at) + (jws[at] === 'A' ? 'B' : 'A') + jws.slice(at + 1)
    expect((await codes(changed)).includes('signature-valid'), `character ${at}`).toBe(false)
  }
})

test('base64url has one spelling: unused bits, padding and other characters are refused', () => {
  expect(decodeBase64Url('_-8')).toEqual(Uint8Array.of(255, 239))
  for (const text of ['_-9', '_-8=', '/+8', '_', ' _-8']) expect(decodeBase64Url(text)).toBeUndefined()
})

test('a file that claims another key than the issuer’s fails, even if it is correctly signed with that key', async () => {
  expect((await codes(foreign.signs(credential()))).at(-1)).toBe('key-unknown')
  // The site serves another key at the address of a thumbprint.
  expect((await codes(key.signs(credential()), siteWith({ [key.path]: JSON.stringify(foreign.jwk) }))).at(-1)).toBe('key-unknown')
  const elsewhere = { alg: 'RS256', kid: 'https://evil.example/key' }
  expect((await codes(foreign.signs(credential(), elsewhere))).at(-1)).toBe('key-unknown')
  const own = { alg: 'RS256', kid: key.kid }
  expect((await codes(foreign.signs(credential(), own))).at(-1)).toBe('signature-wrong')
  expect(await codes(key.signs(credential(), { alg: 'none', kid: key.kid }))).toEqual(['file-unreadable'])
})

test('a certificate of another issuer is named as such', async () => {
  const other = { id: 'https://other.example/issuer' }
  const foreignCredential = { ...credential(), iss: other.id, issuer: other }
  expect(await codes(foreign.signs(foreignCredential))).toEqual(['file-read', 'issuer-other'])
  expect(await codes(JSON.stringify(foreignCredential))).toEqual(['issuer-other'])
  // In another version of the standards, with another algorithm.
  expect(await codes(foreign.signs({ iss: other.id, vc: {} }, { alg: 'EdDSA' }))).toEqual(['issuer-other'])
  expect(await codes('{"issuer":"did:web:other.example"}')).toEqual(['issuer-other'])
})

test('claims that differ from what they repeat fail', async () => {
  for (const change of [{ jti: 'x' }, { sub: 'x' }, { iss: 'x' }, { nbf: 1 }, { exp: 1 }, { exp: undefined }]) {
    expect(await codes(key.signs({ ...credential(), ...change }))).toEqual(['claims-differ'])
  }
})

test('a file of an earlier version is found as such, with and without its signature, and stays valid', async () => {
  const first = credential()
  const anew = { ...first, name: 'GBCA' }
  const site = siteOf(anew, { [`${earlier}`]: key.signs(first) })
  const rest = ['dates-current', 'status-good']
  expect(await codes(key.signs(anew), site)).toEqual(valid)
  expect(await codes(key.signs(first), site)).toEqual([...untilSignature, 'record-earlier', ...rest])
  const named = { ...first, credentialSubject: credential({ name: '王小明' }).credentialSubject }
  expect(await codes(key.signs(named), site)).toEqual([...untilSignature, 'record-earlier', ...rest])
  const { iss, jti, sub, nbf, exp, ...content } = first
  expect(await codes(JSON.stringify(content), site)).toEqual([
    'content-same',
    'issuer-same',
    'key-found',
    'signature-valid',
    'record-earlier',
    ...rest
  ])
  expect(await codes(JSON.stringify({ ...content, name: 'GBCM' }), site)).toEqual(['content-differs'])
})

test('what is signed with the issuer’s key but not on record fails: a stolen key may have signed it', async () => {
  const text = key.signs(credential({ until: now + 2 * day }))
  for (const site of [siteWith(), siteWith({ [`${present}`]: undefined }), siteWith({ [`${earlier}`]: key.signs(credential()) })])
    expect(await codes(text, site)).toEqual([...untilSignature, 'record-missing'])
})

test('a certificate that is not yet valid, expired or revoked is found', async () => {
  const [early, over] = [credential({ from: now + 1000 }), credential({ until: now })]
  expect(await codes(key.signs(early), siteOf(early))).toContain('dates-early')
  expect(await codes(key.signs(over), siteOf(over))).toContain('dates-over')
  const bytes = new Uint8Array(16_384)
  bytes[0] = 0b0000_0100
  const changes = { [certificatePaths.status]: statusList({ bytes }) }
  const other = credential({ index: '6' })
  expect((await codes(key.signs(credential()), siteWith(changes))).at(-1)).toBe('status-revoked')
  expect((await codes(key.signs(other), siteOf(other, changes))).at(-1)).toBe('status-good')
})

test('a status list that is old, foreign, too short or broken decides nothing', async () => {
  for (const list of [
    statusList({ until: now }),
    statusList({ by: foreign }),
    'x.y.z',
    key.signs(credential()),
    statusList({ bytes: new Uint8Array(0) })
  ]) {
    const found = await codes(key.signs(credential()), siteWith({ [certificatePaths.status]: list }))
    expect(found.slice(0, 6)).toEqual(valid.slice(0, 6))
    expect(['status-wrong', 'key-unknown']).toContain(found.at(-1))
  }
})

test('without an answer of the site the check stays open', async () => {
  const failing: ReadFile = async () => ({ status: 503, text: '' })
  const offline: ReadFile = () => Promise.reject(new TypeError('offline'))
  for (const site of [failing, offline]) expect(await codes(key.signs(credential()), site)).toEqual(['file-read', 'unreachable'])
})

test('text that is no certificate is refused', async () => {
  for (const text of ['', 'hello', '{}', '[]', '{"issuer":1}', 'a.b.c', key.signs({ hello: 1 })]) {
    expect(await codes(text)).toEqual(['file-unreadable'])
  }
})
