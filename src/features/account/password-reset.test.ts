import { beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key)
  })
})

/** The module as a page has it after it was loaded. */
async function load() {
  vi.resetModules()
  return import('./password-reset')
}

test('the review of passkeys after a reset outlives a reload before the login, and is due once', async () => {
  const { askForReview } = await load()
  askForReview()
  const reloaded = await load()
  expect(reloaded.takeReview()).toBe(true)
  expect(reloaded.takeReview()).toBe(false)
  expect((await load()).takeReview()).toBe(false)
})

test('without storage the review is due until the page is left', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { askForReview, takeReview } = await load()
  askForReview()
  expect([takeReview(), takeReview()]).toEqual([true, false])
})
