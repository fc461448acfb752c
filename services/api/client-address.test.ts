import { expect, test } from 'vitest'
import { addressBucket } from '../../src/contract/address-bucket'
import { networksOf } from './client-address'

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

test('IPv6 addresses also count by their network of 48 bits, whose limits are three times as high', () => {
  expect(networksOf('192.0.2.1')).toEqual([{ bucket: '192.0.2.1', times: 1 }])
  expect(networksOf('2001:db8:7:1::1')).toEqual([
    { bucket: '2001:db8:7:1::/64', times: 1 },
    { bucket: '2001:db8:7::/48', times: 3 }
  ])
  expect(networksOf('2001:db8:7:ffff::1')[1]).toEqual(networksOf('2001:db8:7:0::1')[1])
})
