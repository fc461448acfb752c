import { expect, test } from 'vitest'
import { codeHash, newCode } from './codes'

test('a code is six digits, leading zeros included', () => {
  const codes = Array.from({ length: 2000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes.map((code) => code[0])).size).toBe(10)
})

test('the hash of a code is of its identifier and type too, without one running into the next', () => {
  const code = { identifier: '13800000000', type: '1', code: '123456' } as const
  const others = [
    { ...code, identifier: '13800000001' },
    { ...code, type: '2' as const },
    { ...code, code: '123457' },
    { ...code, identifier: '138000000001', code: '23456' }
  ]
  expect(codeHash(code)).toBe(codeHash({ ...code }))
  expect(new Set([code, ...others].map(codeHash)).size).toBe(5)
})
