import { afterEach, expect, test, vi } from 'vitest'
import { logUnexpected } from './log'

afterEach(() => vi.restoreAllMocks())

test('an unexpected error is logged by where it happened, and no line of its message counts as a stack frame', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logUnexpected(new RangeError('no row for\n    at 13800000000\n'), { method: 'POST', path: '/galaxy/login' })
  const line = String(written.mock.calls[0])
  expect(line).toMatch(/RangeError.*"path":"\/galaxy\/login".*log\.test/)
  expect(line).not.toContain('13800000000')
})
