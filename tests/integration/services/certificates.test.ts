import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { requestReissue } from '../../../scripts/exam/reissue'
import { certificatePaths, certificateVersion, publicCertificateSchema } from '../../../src/contract/certificates'
import { type CheckedStep, checkCertificate, checkSteps } from '../../../src/features/certificates/check'
import { connectAssistant } from '../../support/assistant'
import { addPassedAttempt, revoke } from '../../support/certificates'
import { verifyIndependently } from '../../support/independent-verifier'
import { expandSafely } from '../../support/json-ld'
import { isSigned, readJws } from '../../support/jws'
import {
  achievementSchema,
  joseHeaderSchema,
  jwtPayloadSchema,
  profileSchema,
  statusListSchema as signedListSchema
} from '../../support/open-badge-schema'
import { sharedServices } from './harness'
import { addAccount, addAtDesk, addSessions } from './stored-accounts'

const services = await sharedServices()
const { call, callAll, examDb, site } = services
const origin = 'https://cn.galaxy.example'

/** A holder with a certificate that the job has issued. */
async function newHolder({ name = '王小明', ...passed }: { name?: string; finishedAt?: number; validityYears?: number } = {}) {
  const account = await addAccount(services)
  const [token = ''] = await addSessions(services, [account])
  const attempt = await addPassedAttempt(examDb, { account: account.id, name, ...passed })
  await site.runExamJob()
  const row = await examDb
    .prepare('SELECT id, status_index AS statusIndex FROM certificates WHERE attempt = ?')
    .bind(attempt)
    .first()
  return { token, attempt, ...v.parse(v.object({ id: v.string(), statusIndex: v.number() }), row) }
}

/** A file through the edge, without a login. */
const file = (path: string, headers: Record<string, string> = {}) => site.call(path, { headers })
const jwtOf = (id: string) => `${certificatePaths.certificates}${id}.jwt`

const kidSchema = v.object({ kid: v.string() })

/** Verifies the JWS by the key at the address that it names. */
async function isVerified(jws: string): Promise<boolean> {
  const { kid } = v.parse(kidSchema, readJws(jws).header)
  const key = await file(kid.replace(origin, ''))
  return key.status === 200 && isSigned(jws, key.json())
}

async function revokedIndexes(): Promise<number[]> {
  const jws = (await file(certificatePaths.status)).body
  expect(await isVerified(jws)).toBe(true)
  const { credentialSubject } = v.parse(signedListSchema, readJws(jws).payload)
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'))
  return [...bits].flatMap((byte, at) =>
    Array.from({ length: 8 }, (_, bit) => (byte & (128 >> bit) ? [at * 8 + bit] : [])).flat()
  )
}

/** The check of the visitor's browser, on the files of the site. */
async function browserCheck(text: string): Promise<CheckedStep[]> {
  const readFile = async (path: string) => {
    const { status, body } = await file(path)
    return { status, text: body }
  }
  const steps: CheckedStep[] = []
  for await (const step of checkCertificate(text, { readFile, now: Date.now() })) steps.push(step)
  return steps
}

/** Verification by independent software that trusts the issuer, with files that the site serves. */
const verified = (jws: string, now = Date.now()) =>
  verifyIndependently(jws, {
    trusted: origin + certificatePaths.issuer,
    now,
    fetchFile: async (address) => {
      const { status, body } = await file(address.replace(origin, ''))
      return status === 200 ? body : undefined
    }
  })

/** The signed form with the name, as its holder downloads it. */
const namedFile = async ({ id, token }: { id: string; token: string }) =>
  (await site.request('galaxy-exam', `/certificate/file?id=${id}`, { headers: { Authorization: token } })).body

/**
 * Makes a certificate one of the first version: without the extensions' context and the picture, and signed by a key that is
 * retired since.
 */
async function makeOutdated(holder: { id: string; token: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { n, e } = publicKey.export({ format: 'jwk' })
  const jwk = { e, kty: 'RSA', n }
  const thumbprint = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  await examDb
    .prepare('INSERT INTO public_keys (id, jwk, created_at) VALUES (?, ?, 1)')
    .bind(thumbprint, JSON.stringify(jwk))
    .run()
  const firstVersion = (jws: string) => {
    const payload = v.parse(jwtPayloadSchema, readJws(jws).payload)
    const { image: _, ...achievement } = payload.credentialSubject.achievement
    const header = { alg: 'RS256', kid: `${origin}${certificatePaths.keys}${thumbprint}`, typ: 'JWT' }
    const content = {
      ...payload,
      '@context': payload['@context'].slice(0, 2),
      credentialSubject: { ...payload.credentialSubject, achievement }
    }
    const signed = [header, content].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  const jws = firstVersion((await file(jwtOf(holder.id))).body)
  const named = firstVersion(await namedFile(holder))
  await examDb
    .prepare('UPDATE certificates SET version = 1, public_jwt = ?2, named_jwt = ?3 WHERE id = ?1')
    .bind(holder.id, jws, named)
    .run()
  return { jws, named }
}

test('a passed attempt has one certificate, whose file conforms to Open Badges 3.0 and verifies with its key', async () => {
  const holder = await newHolder()
  await site.runExamJob()
  const { body: jws } = await file(jwtOf(holder.id))
  const { header, payload } = readJws(jws)
  expect(v.safeParse(joseHeaderSchema, header).issues).toBeUndefined()
  expect(v.safeParse(jwtPayloadSchema, payload).issues).toBeUndefined()
  expect(payload).toMatchObject({ id: `${origin}/verify/${holder.id}`, iss: origin + certificatePaths.issuer })
  expect(v.parse(jwtPayloadSchema, payload).sub).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
  expect(JSON.stringify(payload)).not.toMatch(/王|@(?!context)/)
  expect(await isVerified(jws)).toBe(true)
  const { results } = await examDb.prepare('SELECT id FROM certificates WHERE attempt = ?').bind(holder.attempt).all()
  expect(results).toHaveLength(1)
})

test('every address in a certificate serves its resource, also to pages of other sites, and no private key', async () => {
  const { id } = await newHolder()
  const jws = (await file(jwtOf(id))).body
  const { kid } = v.parse(kidSchema, readJws(jws).header)
  const key = await file(kid.replace(origin, ''))
  expect(Object.keys(v.parse(v.looseObject({ kty: v.literal('RSA') }), key.json())).toSorted()).toEqual(
    ['alg', 'e', 'kid', 'kty', 'n', 'use'].toSorted()
  )
  for (const path of [
    certificatePaths.issuer,
    `${certificatePaths.achievement}GBCA`,
    `${certificatePaths.certificates}${id}.json`
  ])
    await expect(expandSafely(v.parse(v.looseObject({}), (await file(path)).json())), path).resolves.toHaveLength(1)
  const list = v.parse(v.looseObject({}), readJws((await file(certificatePaths.status)).body).payload)
  await expect(expandSafely(list)).resolves.toHaveLength(1)
  expect(v.is(profileSchema, (await file(certificatePaths.issuer)).json())).toBe(true)
  expect(v.is(achievementSchema, (await file(`${certificatePaths.achievement}GBCA`)).json())).toBe(true)
  const { iss, jti, sub, nbf, exp, ...content } = v.parse(jwtPayloadSchema, readJws(jws).payload)
  const json = await file(`${certificatePaths.certificates}${id}.json`)
  expect(json.json()).toEqual(content)
  for (const [path, type, seconds] of [
    [jwtOf(id), 'application/vc+jwt', 300],
    [certificatePaths.status, 'application/vc+jwt', 30],
    [kid.replace(origin, ''), 'application/jwk+json', 86_400],
    [certificatePaths.issuer, 'application/json', 3600]
  ] as const) {
    const { headers } = await file(path)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe(`public, max-age=${seconds}`)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect((await file(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
  }
  for (const path of [
    `${certificatePaths.keys}${'a'.repeat(43)}`,
    '/api/exam/public/status/2',
    `${certificatePaths.achievement}GBCP`,
    `${certificatePaths.images}GBCP.png`,
    `${certificatePaths.certificates}${id}.1.jwt`
  ])
    expect((await file(path)).status).toBe(404)
})

test('a retired key is still served', async () => {
  const jwk = { kty: 'RSA', n: 'AQAB', e: 'AQAB' }
  const id = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  await examDb
    .prepare('INSERT OR REPLACE INTO public_keys (id, jwk, created_at) VALUES (?, ?, 1)')
    .bind(id, JSON.stringify(jwk))
    .run()
  expect((await file(certificatePaths.keys + id)).json()).toEqual(jwk)
})

test('the public verdict has a masked name, unless the holder shares the name', async () => {
  const { id, token } = await newHolder()
  const shown = async () => v.parse(publicCertificateSchema, (await call('exam', `public/certificate?id=${id}`)).data)
  expect(await shown()).toMatchObject({ verdict: 'valid', id, name: '王**', isNameShown: false, revokedAt: null })
  for (const [isNameShown, name] of [
    [true, '王小明'],
    [false, '王**']
  ] as const) {
    const answer = await call('exam', 'certificate/sharing', { json: { id, isNameShown }, token })
    expect(answer.data).toMatchObject([{ id, name: '王小明', isNameShown, verdict: 'valid' }])
    expect(await shown()).toMatchObject({ name, isNameShown })
  }
})

test('only its holder gets the file with the name, and may share the name', async () => {
  const [owner, other] = [await newHolder(), await newHolder({ name: 'Zhang San' })]
  const named = await site.request('galaxy-exam', `/certificate/file?id=${owner.id}`, { headers: { Authorization: owner.token } })
  expect(named.headers['cache-control']).toBe('private, no-store')
  expect(named.headers['content-disposition']).toContain(owner.id)
  expect(await isVerified(named.body)).toBe(true)
  expect(readJws(named.body).payload).toMatchObject({
    credentialSubject: { identifier: [{ type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: '王小明' }] }
  })
  const body = { id: owner.id, isNameShown: true }
  const [answers = []] = await callAll(
    [
      [
        { service: 'exam', path: `certificate/file?id=${owner.id}`, token: other.token },
        { service: 'exam', path: 'certificate/sharing', json: body, token: other.token },
        { service: 'exam', path: `certificate/file?id=${owner.id}` },
        { service: 'exam', path: 'certificate/sharing', json: body },
        { service: 'exam', path: 'certificates', token: other.token },
        { service: 'exam', path: 'public/certificate?id=1' }
      ]
    ],
    1
  )
  expect(answers.map(({ http }) => http)).toEqual([404, 404, 401, 401, 200, 400])
  expect(answers[4]?.data).toMatchObject([{ id: other.id }])
})

test('the answer about an unknown certificate states nothing else', async () => {
  const id = crypto.randomUUID()
  expect((await call('exam', `public/certificate?id=${id}`)).data).toEqual({ verdict: 'unknown' })
  for (const name of [`${id}.jwt`, `${id}.json`, `${id}.pdf`, 'x.jwt']) {
    expect((await file(certificatePaths.certificates + name)).status, name).toBe(404)
  }
})

test('a revoked certificate has its bit in the signed list, its reason on the page, and fails the check of the browser', async () => {
  const [kept, lost] = [await newHolder(), await newHolder()]
  const before = await revokedIndexes()
  expect(before).not.toContain(lost.statusIndex)
  await revoke(examDb, lost.id, 'Answers were shared')
  expect((await revokedIndexes()).filter((index) => !before.includes(index))).toEqual([lost.statusIndex])
  expect((await call('exam', `public/certificate?id=${lost.id}`)).data).toMatchObject({
    verdict: 'revoked',
    revocationReason: 'Answers were shared'
  })
  const [good, bad] = [
    await browserCheck((await file(jwtOf(kept.id))).body),
    await browserCheck((await file(jwtOf(lost.id))).body)
  ]
  expect(good.map(({ step, outcome }) => [step, outcome])).toEqual(checkSteps.map((step) => [step, 'passed']))
  expect(bad.at(-1)).toMatchObject({ step: 'status', outcome: 'failed', finding: { code: 'status-revoked' } })
})

test('the check of the browser finds an expired certificate, changed content and a changed file', async () => {
  const { id } = await newHolder({ finishedAt: Date.now() - 3 * 366 * 86_400_000 })
  expect((await call('exam', `public/certificate?id=${id}`)).data).toMatchObject({ verdict: 'expired' })
  const jws = (await file(jwtOf(id))).body
  const codes = async (text: string) => (await browserCheck(text)).map(({ finding }) => finding.code)
  const valid = ['issuer-same', 'key-found', 'signature-valid', 'record-present', 'dates-over', 'status-good']
  expect(await codes(jws)).toEqual(['file-read', ...valid])
  const json = (await file(`${certificatePaths.certificates}${id}.json`)).body
  expect(await codes(json)).toEqual(['content-same', ...valid])
  expect(await codes(json.replace('GBCA', 'GBCM'))).toEqual(['content-differs'])
  const [header = '', payload = '', signature = ''] = jws.split('.')
  const other = payload.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  for (const changed of [`${header}.${other}.${signature}`, `${header}.${payload}.${signature.replace(/^./, '_')}`]) {
    expect((await browserCheck(changed)).at(-1)?.outcome).toBe('failed')
  }
})

test('software that shares nothing with the site accepts a valid certificate, and refuses one that is expired, not yet valid, revoked, renamed or changed', async () => {
  const [holder, lost] = [await newHolder(), await newHolder({ name: 'Zhang San' })]
  const expired = await newHolder({ finishedAt: Date.now() - 3 * 366 * 86_400_000 })
  const jws = (await file(jwtOf(holder.id))).body
  const named = await namedFile(holder)
  expect(await verified(jws)).toEqual({ faults: [], name: undefined })
  expect(await verified(named)).toEqual({ faults: [], name: '王小明' })
  expect(await verified((await file(jwtOf(expired.id))).body)).toMatchObject({ faults: ['expired'] })
  expect(await verified(jws, Date.now() - 86_400_000)).toMatchObject({ faults: ['not-yet-valid'] })
  await revoke(examDb, lost.id, 'Answers were shared')
  expect(await verified(await namedFile(lost))).toEqual({ faults: ['revoked'], name: 'Zhang San' })
  expect(await verified(jws)).toMatchObject({ faults: [] })

  const changed = (from: string, to: string) => {
    const [header, payload = '', signature] = named.split('.')
    const text = Buffer.from(payload, 'base64url').toString()
    expect(text).toContain(from)
    return [header, Buffer.from(text.replaceAll(from, to)).toString('base64url'), signature].join('.')
  }
  const { exp } = v.parse(v.looseObject({ exp: v.number() }), readJws(named).payload)
  for (const [from, to] of [
    ['王小明', '李小明'],
    [`"exp":${exp}`, `"exp":${exp + 86_400}`],
    [`"statusListIndex":"${holder.statusIndex}"`, '"statusListIndex":"0"'],
    [certificatePaths.issuer, '/other']
  ] as const)
    expect(await verified(changed(from, to)), to).toMatchObject({ faults: ['signature'] })
})

test.each(['by its holder', 'at the desk', 'by a command'])(
  'a certificate is issued anew %s, under the same number, dates and status, and the earlier file stays valid',
  async (way) => {
    const holder = await newHolder()
    const [other, staff] = [await newHolder(), await addAtDesk(services, ['staff'])]
    const { jws: earlier, named: earlierNamed } = await makeOutdated(holder)
    const outcomes = async (text: string) => (await browserCheck(text)).map(({ finding }) => finding.code)
    await expect(verified(earlier)).rejects.toThrow('Safe mode')
    expect(await outcomes(earlier)).toContain('record-present')
    expect(await call('exam', 'certificates', { token: holder.token })).toMatchObject({ data: [{ isOutdated: true }] })
    const searched = await call('exam', `desk/exam/certificates?q=${holder.id}`, { token: staff.token })
    expect(searched).toMatchObject({ data: [{ isOutdated: true }] })

    const reissue = async () => {
      if (way === 'by its holder') return call('exam', 'certificate/reissue', { json: { id: holder.id }, token: holder.token })
      const json = { certificate: holder.id }
      if (way === 'at the desk') return call('exam', 'desk/exam/reissue', { json, token: staff.token })
      await requestReissue({
        query: async (sql) => (await examDb.prepare(sql).all()).results,
        execute: async (statements) => void (await examDb.batch(statements.map((sql) => examDb.prepare(sql))))
      })
      await site.runExamJob()
      return { http: 200 }
    }
    const denied = await call('exam', 'certificate/reissue', { json: { id: holder.id }, token: other.token })
    expect(denied.http).toBe(404)
    expect((await call('exam', 'desk/exam/reissue', { json: { certificate: holder.id }, token: holder.token })).http).toBe(404)
    expect((await file(jwtOf(holder.id))).body).toBe(earlier)

    expect((await reissue()).http).toBe(200)
    const anew = (await file(jwtOf(holder.id))).body
    const [before, after] = [earlier, anew].map((jws) => v.parse(jwtPayloadSchema, readJws(jws).payload))
    const { '@context': contexts, credentialSubject, ...rest } = after ?? {}
    expect(rest).toEqual({ ...before, '@context': undefined, credentialSubject: undefined })
    expect(credentialSubject?.id).toBe(before?.credentialSubject.id)
    expect(contexts).toHaveLength(3)
    const anewNamed = await namedFile(holder)
    for (const text of [anew, anewNamed]) {
      expect(await verified(text)).toMatchObject({ faults: [] })
      expect(await outcomes(text)).toContain('record-present')
    }
    expect(readJws(anewNamed).payload).toMatchObject({ credentialSubject: { identifier: [{ identityHash: '王小明' }] } })
    for (const text of [earlier, earlierNamed]) {
      expect(await isVerified(text)).toBe(true)
      expect(await outcomes(text)).toEqual(expect.arrayContaining(['signature-valid', 'record-earlier', 'status-good']))
    }
    expect((await file(`${certificatePaths.certificates}${holder.id}.1.jwt`)).body).toBe(earlier)
    const earlierContent = (await file(`${certificatePaths.certificates}${holder.id}.1.json`)).body
    expect(await outcomes(earlierContent)).toEqual(expect.arrayContaining(['content-same', 'record-earlier']))

    const shown = async () => v.parse(publicCertificateSchema, (await call('exam', `public/certificate?id=${holder.id}`)).data)
    const first = await shown()
    expect(first).toMatchObject({ verdict: 'valid', reissuedAt: expect.any(Number) })
    expect((await reissue()).http).toBe(200)
    expect(await shown()).toEqual(first)
    expect((await file(jwtOf(holder.id))).body).toBe(anew)
    const { results } = await examDb.prepare('SELECT actor, action FROM audit_log WHERE subject = ?').bind(holder.id).all()
    expect(results).toEqual(way === 'at the desk' ? [{ actor: staff.id, action: 'certificate-reissued' }] : [])
  }
)

test('a revoked certificate that is issued anew stays revoked, and one of an erased person stays without a name', async () => {
  const [lost, erased, staff] = [await newHolder(), await newHolder(), await addAtDesk(services, ['staff'])]
  for (const holder of [lost, erased]) await makeOutdated(holder)
  await revoke(examDb, lost.id, 'Answers were shared')
  await examDb.prepare("UPDATE certificates SET account = '', name = '*', named_jwt = '' WHERE id = ?").bind(erased.id).run()
  for (const { id } of [lost, erased])
    expect((await call('exam', 'desk/exam/reissue', { json: { certificate: id }, token: staff.token })).http).toBe(200)
  expect(await verified((await file(jwtOf(lost.id))).body)).toMatchObject({ faults: ['revoked'] })
  const stored = await examDb.prepare('SELECT name, named_jwt, version FROM certificates WHERE id = ?').bind(erased.id).first()
  expect(stored).toEqual({ name: '*', named_jwt: '', version: certificateVersion })
  const unknown = { json: { certificate: crypto.randomUUID() }, token: staff.token }
  expect(await call('exam', 'desk/exam/reissue', unknown)).toMatchObject({ http: 404, field: 'certificate' })
})

test('the picture of the badge may be shown by every site, and the holder’s has the credential in it', async () => {
  const holder = await newHolder()
  const { credentialSubject } = v.parse(jwtPayloadSchema, readJws((await file(jwtOf(holder.id))).body).payload)
  const { image, criteria } = credentialSubject.achievement
  const picture = await site.call((image?.id ?? '').replace(origin, ''))
  expect(picture.headers['content-type']).toBe('image/png')
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(picture.headers['cache-control']).toBe('public, max-age=86400')
  expect((await site.visit((criteria.id ?? '').replace(origin, ''))).status).toBe(200)

  const path = `/certificate/image?id=${holder.id}`
  const own = await site.request('galaxy-exam', path, { headers: { Authorization: holder.token } })
  expect(own.headers['content-type']).toBe('image/png')
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(own.headers['content-disposition']).toContain(`GBCA-${holder.id}-named.png`)
  expect(own.body).toContain(`openbadgecredential\0\0\0\0\0${await namedFile(holder)}`)
  const other = await newHolder()
  expect((await site.request('galaxy-exam', path, { headers: { Authorization: other.token } })).status).toBe(404)
})

test('an assistant gets the verdict, the name as the page shows it, and each check of the signed file', async () => {
  const { id } = await newHolder({ name: '王小明' })
  const { call, client } = await connectAssistant(site.address)
  const { text } = await call('verify_certificate', { number: `${origin}/verify/${id}` })
  const verdict = JSON.parse(text)
  expect(verdict).toMatchObject({
    verdict: 'valid',
    certification: 'GBCA',
    isNameShown: false,
    address: `${origin}/verify/${id}`
  })
  expect(verdict.name).toContain('*')
  expect(text).not.toContain('王小明')
  expect(verdict.checks.map(({ step }: { step: string }) => step)).toEqual([...checkSteps])
  expect(verdict.checks.every(({ outcome }: { outcome: string }) => outcome === 'passed')).toBe(true)
  const revoked = await newHolder()
  await revoke(examDb, revoked.id, 'Answers were shared')
  const later = JSON.parse((await call('verify_certificate', { number: revoked.id })).text)
  expect(later).toMatchObject({ verdict: 'revoked' })
  await client.close()
})
