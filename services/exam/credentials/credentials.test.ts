import { generateKeyPairSync } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { SignJWT } from 'jose/jwt/sign'
import { importJWK } from 'jose/key/import'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isSigned } from '../../../tests/support/jws'
import { achievementSchema, jwtPayloadSchema, profileSchema } from '../../../tests/support/open-badge-schema'
import { maskName } from './masked-name'
import { yearsLater } from './moments'
import { achievementOf, credentialOf, profileOf } from './open-badge'
import { encodeBits, statusListLength } from './status-list'
import { verdictOf } from './verdict'

const settings = { CERTIFICATE_ORIGIN: 'https://cn.galaxy.example', CERTIFICATE_ISSUER: 'Galaxy' }
const certified = {
  id: '00000000-0000-4000-8000-000000000001',
  subject: '00000000-0000-4000-8000-000000000002',
  statusIndex: 94_567,
  issuedAt: Date.UTC(2026, 10, 23, 4, 20, 15, 789),
  validUntil: Date.UTC(2028, 10, 23, 4, 20, 15, 789)
}

test('the credential, its issuer and its achievement are as Open Badges 3.0 requires, with the name in one of the two', () => {
  const [shared, named] = [credentialOf(settings, certified), credentialOf(settings, certified, '王小明')]
  for (const credential of [shared, named]) expect(v.safeParse(jwtPayloadSchema, credential).issues).toBeUndefined()
  expect(v.is(profileSchema, profileOf(settings))).toBe(true)
  expect(v.is(achievementSchema, achievementOf(settings))).toBe(true)
  expect(JSON.stringify(shared)).not.toContain('王小明')
  expect(JSON.stringify(named)).toContain('王小明')
})

test('the schema of Open Badges refuses a credential without a required field, and one whose claims differ', () => {
  const credential = credentialOf(settings, certified)
  for (const field of ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom', 'iss', 'jti', 'sub', 'nbf']) {
    expect(v.is(jwtPayloadSchema, { ...credential, [field]: undefined }), field).toBe(false)
  }
  expect(v.is(jwtPayloadSchema, { ...credential, exp: 1 })).toBe(false)
})

test('a changed character anywhere in a signed credential makes the signature invalid', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = await importJWK({ kty: 'RSA', ...privateKey.export({ format: 'jwk' }) }, 'RS256')
  const jwt = await new SignJWT({ ...credentialOf(settings, certified) }).setProtectedHeader({ alg: 'RS256' }).sign(key)
  const jwk = publicKey.export({ format: 'jwk' })
  expect(isSigned(jwt, jwk)).toBe(true)
  const changed = [...jwt].map((character, index) => jwt.slice(0, index) + (character === 'A' ? 'B' : 'A') + jwt.slice(index + 1))
  expect(changed.filter((each) => isSigned(each, jwk))).toEqual([])
})

test('a revoked certificate sets its bit, counted from the left, in a list of at least 16 kB', () => {
  const encoded = encodeBits([0, 9, statusListLength - 1])
  expect(encoded).toMatch(/^u[\w-]+$/)
  const bits = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'))
  expect(bits).toHaveLength(16_384)
  expect([...bits].flatMap((byte, index) => (byte > 0 ? [[index, byte]] : []))).toEqual([
    [0, 0b1000_0000],
    [1, 0b0100_0000],
    [16_383, 0b0000_0001]
  ])
})

test.each([
  ['王小明', '王**'],
  ['欧阳明日', '欧**'],
  ['王 明', '王**'],
  ['阿卜杜拉·买买提', '阿**'],
  ['Zhang San', 'Z*** S***'],
  ['  Jean-Luc  Picard ', 'J*** P***'],
  ['Li X', 'L*** ***'],
  ['A B', '*** ***'],
  ['E\u0301mile', 'E\u0301***']
])('the name %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test('a certificate is valid for calendar years', () => {
  expect(yearsLater(Date.UTC(2026, 10, 23, 4), 2)).toBe(Date.UTC(2028, 10, 23, 4))
  expect(yearsLater(Date.UTC(2028, 1, 29), 2)).toBe(Date.UTC(2030, 1, 28))
})

test('a certificate expires at its end, and a revoked one stays revoked', () => {
  expect(verdictOf({ revokedAt: null, validUntil: 10 }, 9)).toBe('valid')
  expect(verdictOf({ revokedAt: null, validUntil: 10 }, 10)).toBe('expired')
  expect(verdictOf({ revokedAt: 5, validUntil: 10 }, 20)).toBe('revoked')
})
