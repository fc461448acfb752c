import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isInput } from './build-stamp'
import { root } from './root'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), JSON.parse(read('package.json')))

test.each(['README.md', ...globSync('docs/**/*.{md,yml}', { cwd: root })])(
  'every command of npm that %s names exists',
  (document) => {
    const commands = [...read(document).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    expect([...new Set(commands)].filter((name) => !(name in scripts))).toEqual([])
  }
)

test('a folder that a documented command writes into the project is neither committed nor an input of the build', () => {
  const ignored = read('.gitignore').split('\n')
  const exported = [...read('docs/content.md').matchAll(/content -- export (\S+)/g)].map(([, folder = '']) => folder)
  expect(exported).toEqual(['content'])
  for (const folder of [...exported, 'openapi']) {
    expect(ignored).toContain(`/${folder}/`)
    expect(isInput(`${folder}/news/1.zh-CN.json`)).toBe(false)
  }
})

test('every documented command that unpacks a release as root gives it to root', () => {
  const commands = globSync('docs/**/*.{md,yml}', { cwd: root }).flatMap((path) => read(path).match(/\btar .*-xzf .*/g) ?? [])
  expect(commands.length).toBeGreaterThan(2)
  expect(commands.filter((command) => !command.includes('--no-same-owner'))).toEqual([])
})

test('the example for CI is YAML whose jobs have steps', () => {
  const job = v.object({
    steps: v.pipe(v.array(v.union([v.looseObject({ uses: v.string() }), v.looseObject({ run: v.string() })])), v.minLength(1))
  })
  const { jobs } = v.parse(v.object({ jobs: v.record(v.string(), job) }), parse(read('docs/ci-example.yml')))
  expect(Object.keys(jobs)).toEqual(['test', 'cloudflare', 'server'])
})

test('README has at most 150 lines', () => expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150))
