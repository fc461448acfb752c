import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword } from './hash-password'

type OnMessage = (event: { data: unknown }) => void

/** A worker in this thread, as the page sees it. */
class InlineWorker {
  onmessage?: OnMessage
  postMessage(data: unknown): void {
    const scope: { postMessage: (answer: unknown) => void; onmessage?: OnMessage } = {
      postMessage: (answer) => this.onmessage?.({ data: answer })
    }
    vi.stubGlobal('self', scope)
    vi.resetModules()
    void import('./hash-worker').then(() => scope.onmessage?.({ data }))
  }
  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', InlineWorker))
afterEach(() => vi.unstubAllGlobals())

const hash = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'

test('a password is hashed with WebAssembly, on plain http too', async () => {
  vi.stubGlobal('isSecureContext', false)
  expect(await hashPassword('foo')).toBe(hash)
})

test('without WebAssembly the browser hashes on https, and the page is told on plain http', async () => {
  const fail = () => Promise.reject(new ReferenceError('WebAssembly is not defined'))
  vi.doMock('hash-wasm', () => ({ sha256: fail, createSHA256: fail }))
  vi.stubGlobal('isSecureContext', true)
  expect(await hashPassword('foo')).toBe(hash)
  vi.stubGlobal('isSecureContext', false)
  await expect(hashPassword('foo')).rejects.toThrow('could not be computed')
})
