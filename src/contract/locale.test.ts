import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentLanguageOf, internationalLocale, languageHeader, locales, originalLocale } from './locale'

const root = join(import.meta.dirname, '../..')

/** Files that may name a language: `locale.ts`, modules that are named like a language, tests, and generated files. */
const mayName = /^src\/contract\/locale\.ts$|\/[a-z]{2}-[A-Z]{2}\.ts$|\.test\.tsx?$|^src\/paraglide\//
const named = new RegExp(locales.join('|'))

test('no other module names a language: a text is a message or a module named like its language, a rule has a name in locale.ts', () => {
  const sources = ['src', 'worker', 'services', 'scripts', 'hosts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !mayName.test(path))
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => named.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('the services know Chinese and English: every other language reads what they answer in English', () => {
  expect(locales.map((locale) => [languageHeader(locale), contentLanguageOf(locale)])).toEqual(
    locales.map((locale) => (locale === originalLocale ? ['CN', 'ZH'] : ['EN', 'EN']))
  )
  expect(languageHeader(internationalLocale)).toBe('EN')
})
