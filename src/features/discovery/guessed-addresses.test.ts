import { expect, test, vi } from 'vitest'

/** Loads the table with the facts of the installation, or without any. */
async function load(hasFacts: boolean) {
  vi.resetModules()
  vi.doMock('~/content/vendor/slot', async (original) => {
    const slot = await original<typeof import('~/content/vendor/slot')>()
    return hasFacts ? slot : { ...slot, sample: () => slot.empty, filled: () => slot.empty }
  })
  return (await import('./guessed-addresses')).guessedAddress
}

const addresses: readonly [path: string, withFacts: string, without: string][] = [
  ['/pricing', '/galaxyProduct#comparison', '/galaxyProduct'],
  ['/价格', '/galaxyProduct#comparison', '/galaxyProduct'],
  ['/support', '/galaxyProduct#support', '/document/latest/26'],
  ['/支持/', '/galaxyProduct#support', '/document/latest/26'],
  ['/Security', '/document/latest/24', '/document/latest/24'],
  ['/安全', '/document/latest/24', '/document/latest/24'],
  ['/资质', '/aboutus#company', '/document/latest/24'],
  ['/architecture', '/product/database#architecture', '/document/latest/4'],
  ['/算法', '/product/database#algorithms', '/document/latest/17'],
  ['/信创', '/product/database#platforms', '/document/latest/37'],
  ['/drivers', '/product/database#platforms', '/document/latest/15'],
  ['/changelog', '/document/latest/36#changes', '/document/latest/36'],
  ['/更新日志', '/document/latest/36#changes', '/document/latest/36'],
  ['/docs', '/document/latest/1', '/document/latest/1'],
  ['/文档', '/document/latest/1', '/document/latest/1'],
  ['/terms', '/privacy', '/privacy'],
  ['/status', '/aboutus#contact', '/aboutus#contact']
]

test('a guessed address leads to what it means while there is content, and to the nearest page otherwise', async () => {
  for (const hasFacts of [true, false]) {
    const guessedAddress = await load(hasFacts)
    for (const [path, withFacts, without] of addresses) {
      expect([path, guessedAddress(path)]).toEqual([path, hasFacts ? withFacts : without])
    }
  }
})

test('other paths lead nowhere', async () => {
  const guessedAddress = await load(true)
  for (const path of ['/', '/pricing/free', '/documents/3', '/nowhere', '']) expect(guessedAddress(path)).toBeUndefined()
})
