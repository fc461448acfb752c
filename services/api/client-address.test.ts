import { expect, test } from 'vitest'
import { addressBucket } from './client-address'

test('an IPv4 address counts as itself, however it is written', () => {
  expect(addressBucket('192.0.2.1')).toBe('192.0.2.1')
  expect(addressBucket('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressBucket('::FFFF:c000:201')).toBe('192.0.2.1')
})

test('all addresses of an IPv6 network of 64 bits count as one, and its neighbor as another', () => {
  const bucket = '2001:db8:0:1::/64'
  expect(addressBucket('2001:db8:0:1::1')).toBe(bucket)
  expect(addressBucket('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe(bucket)
  expect(addressBucket('2001:db8:0:1::%eth0')).toBe(bucket)
  expect(addressBucket('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(addressBucket('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressBucket('::1')).toBe('0:0:0:0::/64')
})
