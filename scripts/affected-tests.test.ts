import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedBy, changesBuild } from './affected-tests'
import { browserTests } from './browser-tests'
import { root } from './root'

const nothing = { unit: false, fileReaders: [], integration: [], browser: [] }

test('a change of a page runs the browser tests of its folder and the tests of the edge', () => {
  const { unit, integration, browser } = affectedBy(['src/reports/hub/en-US.ts'])
  expect(unit).toBe(true)
  expect(browser).toEqual(expect.arrayContaining(['tests/e2e/reports.spec.ts']))
  expect(browser).not.toContain('tests/e2e/exam.spec.ts')
  expect(integration).toContain('tests/integration/pages.test.ts')
  expect(integration).not.toContain('tests/integration/services/exam.test.ts')
})

test.each(['src/ui/link.tsx', 'src/features/shell/navigation.ts', 'messages/zh-CN/home.json', 'public/robots.txt'])(
  'a change of %s, which any page can use, runs all browser tests',
  (path) => expect(affectedBy([path])).toMatchObject({ browser: 'all', integration: expect.any(Array) })
)

test.each([
  'services/main/app.ts',
  'worker/app.ts',
  'hosts/node/site.ts',
  'src/contract/limits.ts',
  'tests/support/site.ts',
  'scripts/local-site.ts',
  'uno.config.ts',
  'package.json'
])('a change of %s runs all tests on the build', (path) =>
  expect(affectedBy([path])).toMatchObject({ browser: 'all', integration: 'all' })
)

test.each(['scripts/chunks.ts', 'uno.config.ts', 'project.inlang/settings.json', 'package.json', 'src/ui/link.tsx'])(
  'a change of %s builds the site',
  (path) => expect(changesBuild([path])).toBe(true)
)

test('a changed test runs itself, without a build', () => {
  const paths = [
    'tests/e2e/exam.spec.ts',
    'tests/integration/pages.test.ts',
    'src/lib/format.test.ts',
    'tests/e2e/deleted.spec.ts'
  ]
  expect(affectedBy(paths)).toMatchObject({ integration: [paths[1]], browser: [paths[0]] })
  expect(changesBuild(paths)).toBe(false)
})

test('a change of documents runs the tests that read them', () => {
  expect(affectedBy(['docs/content.md'])).toEqual({ ...nothing, fileReaders: expect.arrayContaining(['scripts']) })
})

test('every folder of the table exists, and each of its names is the prefix of a test file', () => {
  const specs = globSync('tests/e2e/*.spec.ts', { cwd: root }).map((path) => basename(path))
  expect(Object.keys(browserTests).filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  const names = Object.values(browserTests).flat()
  expect(names.filter((name) => !specs.some((spec) => spec.startsWith(name)))).toEqual([])
})
