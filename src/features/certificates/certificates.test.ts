import { expect, test } from 'vitest'
import { qrPath, qrSize } from '~/lib/qr-path'
import { linkedInAddress } from './linkedin'
import { numberIn } from './number'

const id = '0f8b5c1e-1111-4222-8333-444455556666'

test('the number is found alone, in an address and in capitals', () => {
  for (const typed of [id, ` ${id} `, `https://cn.galaxy.example/verify/${id}`, id.toUpperCase()])
    expect(numberIn(typed)).toBe(id)
  for (const typed of ['', 'GBCA', id.slice(1)]) expect(numberIn(typed)).toBeUndefined()
})

test('the form of LinkedIn is filled in with the days in China', () => {
  const certificate = { id, certification: 'GBCA', issuedAt: Date.UTC(2026, 10, 30, 20), validUntil: Date.UTC(2028, 10, 30, 20) }
  const { searchParams } = new URL(linkedInAddress(certificate, `https://cn.galaxy.example/verify/${id}`))
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Galaxy GBCA',
    organizationName: 'Galaxy',
    issueYear: '2026',
    issueMonth: '12',
    expirationYear: '2028',
    expirationMonth: '12',
    certUrl: `https://cn.galaxy.example/verify/${id}`,
    certId: id
  })
})

test('the QR code stays within its quiet zone', () => {
  const path = qrPath(`https://cn.galaxy.example/verify/${id}`)
  const numbers = [...path.matchAll(/M([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...numbers)).toBeGreaterThan(8)
  expect(Math.max(...numbers)).toBeLessThan(qrSize - 8)
  expect(path.length).toBeLessThan(16_000)
})
