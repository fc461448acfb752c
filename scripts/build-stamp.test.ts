import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtName, hashInputs, isCurrent, isInput, nameOfBuild, removeStamp, writeStamp } from './build-stamp'

let project: string
let build: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'galaxy-stamp-'))
  build = join(project, 'dist')
  for (const path of ['src/app.ts', 'dist/client/a.js', 'dist/server/index.js', 'dist/galaxy_main/index.js']) write(path, 'first')
})
afterEach(() => rmSync(project, { recursive: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), content)
}

/** Marks the build as made, changes something, and asks whether it is still current. */
function staysCurrent(change: () => void): boolean {
  writeStamp(build, 'galaxy-1.0.0-0a1b2c3d', hashInputs(project))
  expect(isCurrent(build, hashInputs(project))).toBe(true)
  change()
  return isCurrent(build, hashInputs(project))
}

test.each([
  'src/app.ts',
  'src/styles/new.css',
  'src/content/docs/latest/zh-CN/1-start.md',
  'messages/zh-CN/shell.json',
  'project.inlang/settings.json',
  'public/_headers',
  'services/main/wrangler.toml',
  'worker/app.ts',
  'hosts/workerd/site.ts',
  'scripts/documents/compile.ts',
  'vite.config.ts',
  'vite.desk.config.ts',
  'uno.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env.production',
  'a-folder-that-nobody-thought-of/file'
])('a change of %s makes the build outdated', (path) => {
  expect(staysCurrent(() => write(path, 'second'))).toBe(false)
})

test('a file that is removed or renamed makes the build outdated', () => {
  write('src/other.ts', 'text')
  expect(staysCurrent(() => rmSync(join(project, 'src/other.ts')))).toBe(false)
  write('src/other.ts', 'text')
  const before = hashInputs(project)
  rmSync(join(project, 'src/other.ts'))
  write('src/another.ts', 'text')
  expect(hashInputs(project)).not.toBe(before)
})

test.each([
  'docs/architecture.md',
  'README.md',
  'tests/e2e/home.spec.ts',
  '.local/site.log',
  'node_modules/vite/index.js',
  'src/paraglide/runtime.js',
  'project.inlang/.meta.json'
])('a change of %s leaves the build current', (path) => {
  expect(staysCurrent(() => write(path, 'second'))).toBe(true)
})

test('links and pipes in the project stop no build, and a linked file counts', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'galaxy-linked-'))
  writeFileSync(join(elsewhere, 'a.ts'), 'first')
  symlinkSync('someone@machine.1:2', join(project, 'src/.#app.ts'))
  symlinkSync('itself', join(project, 'itself'))
  symlinkSync(elsewhere, join(project, 'data'))
  symlinkSync(join(elsewhere, 'a.ts'), join(project, 'src/linked.ts'))
  execFileSync('mkfifo', [join(project, 'pipe')])
  expect(staysCurrent(() => rmSync(join(project, 'pipe')))).toBe(true)
  expect(staysCurrent(() => writeFileSync(join(elsewhere, 'a.ts'), 'second'))).toBe(false)
  expect(staysCurrent(() => rmSync(join(project, 'data')))).toBe(false)
  rmSync(elsewhere, { recursive: true })
})

test('pictures that are drawn into the build leave it current', () => {
  expect(staysCurrent(() => write('dist/client/og/home.png', 'picture'))).toBe(true)
})

test.each(['dist/client/a.js', 'dist/server/index.js', 'dist/galaxy_main/wrangler.json'])(
  'a build whose %s was changed afterwards is not current',
  (path) => {
    expect(staysCurrent(() => write(path, 'changed'))).toBe(false)
  }
)

test('a build that was made again in another way is not current, also with files of the same sizes', () => {
  expect(staysCurrent(() => utimesSync(join(build, 'client/a.js'), 1, 1))).toBe(false)
})

test('a build without a whole stamp is not current', () => {
  writeStamp(build, 'galaxy-1.0.0-0a1b2c3d', hashInputs(project))
  removeStamp(build)
  expect(isCurrent(build, hashInputs(project))).toBe(false)
  write('dist/stamp.json', '{"inputs":')
  expect(isCurrent(build, hashInputs(project))).toBe(false)
})

test('a variable that Vite reads makes another build, any other variable none', () => {
  const hash = hashInputs(project, {})
  expect(hashInputs(project, { VITE_TITLE: 'x' })).not.toBe(hash)
  expect(hashInputs(project, { NODE_ENV: 'development' })).not.toBe(hash)
  expect(hashInputs(project, { PORT: '9000', GALAXY_MESSAGES_COMPILED: 'true' })).toBe(hash)
})

test('folders are left out by their whole path only', () => {
  expect(['src/docs/a.ts', 'src/tests/a.ts', 'docs-of-mine/a.ts', 'src/README.md'].filter((path) => !isInput(path))).toEqual([])
})

test('a build has the version of the package and a part of its hash as its name, once it is finished', () => {
  write('package.json', '{"version":"3.1.0"}')
  expect(builtName(build)).toBeUndefined()
  writeStamp(build, nameOfBuild(project, '0a1b2c3d4e5f'), '0a1b2c3d4e5f')
  expect(builtName(build)).toBe('galaxy-3.1.0-0a1b2c3d')
})
