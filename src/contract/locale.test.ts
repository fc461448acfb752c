import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const generated = /^src\/paraglide\//
const localeModules = ['src/contract/locale.ts', 'src/lib/locale.ts']

const comparison = /[!=]==?\s*['"`](?:zh-CN|en-US)['"`]|['"`](?:zh-CN|en-US)['"`]\s*[!=]==?|case ['"`](?:zh-CN|en-US)['"`]/

test('no module but those of the locale compares it with a language: a rule has a name there, a format is a record by locale', () => {
  const sources = ['src', 'worker', 'services', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !generated.test(path) && !localeModules.includes(path))
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => comparison.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
