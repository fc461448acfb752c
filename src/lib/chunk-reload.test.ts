import { expect, test, vi } from 'vitest'
import { failedChunk, importOrReload, mayReloadFor } from './chunk-reload'

/** Session storage in memory. */
function storeInMemory(): void {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value)
  })
}

/** A browser that blocks its storage, as with cookies of all sites refused. */
function blockStorage(): void {
  vi.stubGlobal('sessionStorage', undefined)
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
}

test('a chunk reloads the page once per session', () => {
  storeInMemory()
  expect(mayReloadFor('/assets/a.js')).toBe(true)
  expect(mayReloadFor('/assets/a.js')).toBe(false)
  expect(mayReloadFor('/assets/b.js')).toBe(true)
  expect(mayReloadFor('/assets/a.js')).toBe(false)
})

test('does not reload if storage is blocked, which would loop', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse })
  expect(mayReloadFor('/assets/a.js')).toBe(false)
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  expect(mayReloadFor('/assets/a.js')).toBe(false)
  blockStorage()
  expect(mayReloadFor('/assets/a.js')).toBe(false)
})

test('a failed import keeps its error if storage is blocked', async () => {
  const reload = vi.fn()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  blockStorage()
  const failed = new Error('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js')
  await expect(importOrReload(() => Promise.reject(failed))).rejects.toBe(failed)
  expect(reload).not.toHaveBeenCalled()
})

test('extracts the chunk’s address from the browser’s message', () => {
  expect(failedChunk(new Error('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js'))).toBe(
    'https://a.example/assets/x-1.js'
  )
  expect(failedChunk(new Error('Unable to preload CSS for /assets/x-1.css'))).toBe('/assets/x-1.css')
  expect(failedChunk(new Error('Importing a module script failed.'))).toBe('Importing a module script failed.')
})
