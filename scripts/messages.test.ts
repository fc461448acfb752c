import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '../src/contract/locale'
import { root } from './root'

const messages = (locale: string) =>
  readdirSync(join(root, 'messages', locale)).flatMap((file) =>
    Object.entries(
      v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(join(root, 'messages', locale, file), 'utf8')))
    ).map(([key, text]) => ({ file, key, text }))
  )
const [chinese, english] = [messages('zh-CN'), messages('en-US')]

/** A message without its words: its file, its key and the values that it takes. */
const shapes = (these: typeof chinese) =>
  these.map(({ file, key, text }) => `${file}: ${[key, ...(text.match(/\{\w+\}/g) ?? []).toSorted()].join(' ')}`).toSorted()

test('the messages are compiled for the languages of the site, in their order, which the browser’s messages rely on', () => {
  const settings = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'))
  expect(v.parse(v.object({ locales: v.array(v.string()) }), settings).locales).toEqual([...locales])
})

test('every message exists in both languages, and takes the same values in both', () => {
  // A message that English lacks would be shown in Chinese.
  expect(chinese.length).toBeGreaterThan(500)
  expect(shapes(english)).toEqual(shapes(chinese))
})

test('no message is empty', () => {
  expect([...chinese, ...english].filter(({ text }) => text === '')).toEqual([])
})

test('no Chinese message has a typed space between Chinese and Latin, except before the number of an error or a figure', () => {
  const spaced = chinese.filter(({ text }) => /\p{Script=Han} [\w-]|[\w-] \p{Script=Han}/u.test(text))
  expect(spaced.map(({ text }) => text).filter((text) => !/^(?:错误|图) \d+$/.test(text))).toEqual([])
})

test('every message is used', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'worker/**/*.ts', 'services/**/*.ts', 'scripts/**/*.ts'], {
    cwd: root,
    exclude: (path) => path.includes('paraglide') || path.includes('.test.')
  })
  const words = new Set(sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[a-z]\w*_\w+/gi) ?? []))
  expect(chinese.filter(({ key }) => !words.has(key)).map(({ key }) => key)).toEqual([])
})

/** Areas whose messages are not in a file of their name: the shell has those of its parts, and a plural or a longer name. */
const filesOf: Readonly<Record<string, readonly string[]>> = {
  api: ['shell.json'],
  nav: ['shell.json'],
  field: ['fields.json'],
  user: ['user-center.json'],
  desk: ['desk.json', 'desk-exam.json', 'desk-inbox.json', 'desk-people.json']
}

test('a message is in the file with the first word of its key', () => {
  const misplaced = chinese.filter(({ file, key }) => {
    const [area = ''] = key.split('_')
    return !(filesOf[area] ?? [`${area}.json`]).includes(file)
  })
  expect(misplaced.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})
