import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { certificatePaths, publicCertificateSchema } from '../../../src/contract/certificates'
import { type CheckedStep, checkCertificate, checkSteps } from '../../../src/features/certificates/check'
import { addPassedAttempt, revoke } from '../../support/certificates'
import { isSigned, readJws } from '../../support/jws'
import {
  achievementSchema,
  joseHeaderSchema,
  jwtPayloadSchema,
  profileSchema,
  statusListSchema as signedListSchema
} from '../../support/open-badge-schema'
import { sharedServices } from './harness'
import { addAccount, addSessions } from './stored-accounts'

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

/** A file as everybody gets it through the edge. */
const file = (path: string, headers: Record<string, string> = {}) => site.call(path, { headers })
const jwtOf = (id: string) => `${certificatePaths.certificates}${id}.jwt`

const kidSchema = v.object({ kid: v.string() })

/** Whether the key that the JWS names, fetched from its address, has signed it. */
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

test('a passed attempt has one certificate, whose file conforms to Open Badges 3.0 and verifies with the key that it names', async () => {
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

test('every address in a certificate answers what it stands for, also to pages of other sites, and a private key never', async () => {
  const { id } = await newHolder()
  const jws = (await file(jwtOf(id))).body
  const { kid } = v.parse(kidSchema, readJws(jws).header)
  const key = await file(kid.replace(origin, ''))
  expect(Object.keys(v.parse(v.looseObject({ kty: v.literal('RSA') }), key.json())).toSorted()).toEqual(
    ['alg', 'e', 'kid', 'kty', 'n', 'use'].toSorted()
  )
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
    `${certificatePaths.achievement}GBCP`
  ])
    expect((await file(path)).status).toBe(404)
})

test('a key that is retired still answers', async () => {
  const jwk = { kty: 'RSA', n: 'AQAB', e: 'AQAB' }
  const id = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  await examDb
    .prepare('INSERT OR REPLACE INTO public_keys (id, jwk, created_at) VALUES (?, ?, 1)')
    .bind(id, JSON.stringify(jwk))
    .run()
  expect((await file(certificatePaths.keys + id)).json()).toEqual(jwk)
})

test('everybody gets the verdict with a masked name, until the holder shares it and after the holder withdraws it', async () => {
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

test('a certificate belongs to its holder: somebody else gets neither the file with the name nor the switch', async () => {
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

test('an unknown certificate says no more than that', async () => {
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
  const valid = ['issuer-same', 'key-found', 'signature-valid', 'dates-over', 'status-good']
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
