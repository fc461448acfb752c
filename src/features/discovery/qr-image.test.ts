import { Resvg } from '@resvg/resvg-js'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { footerQr, qrImage } from './qr-image'

/** Content of a QR code as a camera reads it. */
function read(svg: string): string {
  const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'zoom', value: 4 } }).render()
  return decodeQR({ width, height, data: pixels })
}

const site = { origin: 'https://cn.galaxy.example' }

test('the QR code of the footer opens the configured address, or the site without one', () => {
  const account = 'https://weixin.example/r/galaxy?from=website'
  expect(read(footerQr(site, account))).toBe(account)
  expect(read(footerQr(site, ''))).toBe(site.origin)
})

test.each([
  'https://cn.galaxy.example/verify/0f8b5c1e-1111-4222-8333-444455556666',
  'https://银河.example/关于?来源=二维码',
  `https://www.galaxy.example/${'a'.repeat(150)}`
])('a camera reads the QR code of %s', (address) => {
  expect(read(qrImage(address))).toBe(address)
})
