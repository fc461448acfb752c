import { expect, test } from 'vitest'
import { forbiddenAddresses } from '../../../../tests/support/forbidden-addresses'
import { fetchableUrl, isPublicAddress } from './addresses'

test.each(['93.184.216.34', '1.1.1.1', '223.5.5.5', '2606:2800:220:1:248:1893:25c8:1946', '2400:3200::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  }
)

test.each([
  ...forbiddenAddresses,
  '192.168.1.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  'fe80::1%eth0',
  '127.1',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '2130706433',
  '[::1]',
  'localhost',
  '93.184.216.34 ',
  ''
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const own = ['www.galaxy.example']
const fetched = (written: string) => fetchableUrl(written, own)?.href

test('an image is fetched over https from a public name', () => {
  expect(fetched('https://images.example/a.png?b=1#c')).toBe('https://images.example/a.png?b=1')
  expect(fetched('https://images.example:443/a')).toBe('https://images.example/a')
  expect(fetched('http://images.example/a')).toBe('https://images.example/a')
  expect(fetched('http://IMAGES.example.:80/a')).toBe('https://images.example/a')
  expect(fetched('https://图片.example/a')).toBe(
    'https://xn--fsqr57k.example/a'.replace('xn--fsqr57k', new URL('https://图片.example').hostname.split('.')[0] ?? '')
  )
})

test.each([
  'https://images.example:8443/',
  'http://images.example:443/',
  'https://images.example:80/',
  'https://u@images.example/',
  'https://u:p@images.example/',
  'ftp://images.example/',
  'file:///etc/passwd',
  'data:image/png;base64,AA==',
  '//images.example/a',
  '/a.png',
  'https:images.example',
  'https:///images.example',
  'https:\\\\images.example',
  ' https://images.example/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0/',
  'https://１２７.0.0.1/',
  'https://[::1]/',
  'https://93.184.216.34/',
  'https://127.0.0.1./',
  'https://localhost/',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://intranet/',
  'https://router.lan/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://www.galaxy.example/a',
  'https://cdn.www.galaxy.example/a',
  'https://WWW.GALAXY.example./a',
  'https://a..example/',
  `https://images.example/${'a'.repeat(2048)}`,
  'not an address',
  ''
])('%s is not fetched', (written) => {
  expect(fetched(written)).toBeUndefined()
})
