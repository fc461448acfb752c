import { expect, test } from 'vitest'
import { failedChunk, type GuardStorage, mayReloadFor } from './chunk-reload'

function memory(): GuardStorage {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}

test('a chunk reloads the page once per session', () => {
  const storage = memory()
  expect(mayReloadFor('/assets/a.js', storage)).toBe(true)
  expect(mayReloadFor('/assets/a.js', storage)).toBe(false)
  expect(mayReloadFor('/assets/b.js', storage)).toBe(true)
  expect(mayReloadFor('/assets/a.js', storage)).toBe(false)
})

test('does not reload if storage is blocked, which would loop', () => {
  const refusing: GuardStorage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused')
    }
  }
  const forgetful: GuardStorage = { getItem: () => null, setItem: () => undefined }
  expect(mayReloadFor('/assets/a.js', refusing)).toBe(false)
  expect(mayReloadFor('/assets/a.js', forgetful)).toBe(false)
})

test('extracts the chunk’s address from the browser’s message', () => {
  expect(failedChunk(new Error('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js'))).toBe(
    'https://a.example/assets/x-1.js'
  )
  expect(failedChunk(new Error('Unable to preload CSS for /assets/x-1.css'))).toBe('/assets/x-1.css')
  expect(failedChunk(new Error('Importing a module script failed.'))).toBe('Importing a module script failed.')
})
