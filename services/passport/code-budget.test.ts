import { expect, test } from 'vitest'
import { proofPrefix } from '../../src/contract/code-proof'
import { sha256 } from '../api/digest'
import { isProved, shareOf, taskOf } from './code-budget'

const now = Date.UTC(2026, 0, 1)
const request = { phone: '13800000000', type: '1' }

test('the shares of registration, reset and logged-in use together are the daily cap', () => {
  const maxima = (['1', '2', '3'] as const).map((type) => shareOf(type, 2000).max)
  expect(maxima).toEqual([1000, 600, 400])
  expect(shareOf('4', 2000).limit.scope).toBe(shareOf('5', 2000).limit.scope)
  expect(shareOf('1', 1).max).toBe(1)
})

test('from half of the share on, visitors need a growing proof of work; logged-in users never do', () => {
  const share = shareOf('1', 2000)
  const when = { now, bits: 18 }
  expect(taskOf(share, 499, when)).toBeUndefined()
  expect([500, 750, 900, 1000].map((used) => taskOf(share, used, when)?.bits)).toEqual([18, 20, 22, 22])
  expect(taskOf(shareOf('3', 2000), 400, when)).toBeUndefined()
  expect(taskOf(share, 1000, { now, bits: 0 })).toBeUndefined()
})

function solve(window: number, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const hash = sha256(`${proofPrefix(request, window)}${nonce}`)
    if (BigInt(`0x${hash}`) < 1n << BigInt(256 - bits)) return `${window}.${nonce}`
  }
}

test('a proof holds for its request in its window and the next, and for no other', () => {
  const task = { window: 100, bits: 8 }
  const proof = solve(100, 8)
  expect(isProved(proof, request, task)).toBe(true)
  expect(isProved(proof, request, { ...task, window: 101 })).toBe(true)
  expect(isProved(proof, request, { ...task, window: 102 })).toBe(false)
  expect(isProved(proof, request, { ...task, bits: 40 })).toBe(false)
  expect(isProved(proof, { ...request, type: '2' }, { ...task, bits: 24 })).toBe(false)
  for (const wrong of [undefined, '', '100', '100.x', 'x.1', `${proof}1.2`]) expect(isProved(wrong, request, task)).toBe(false)
})
