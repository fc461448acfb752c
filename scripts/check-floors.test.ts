import { expect, test } from 'vitest'
import { belowFloor, isLower, readLockfile, unusedFloors } from './check-floors'

test('versions compare by number, part by part', () => {
  expect(isLower('4.13.4', '4.13.5')).toBe(true)
  expect(isLower('4.9.9', '4.13.5')).toBe(true)
  expect(isLower('4.13.5', '4.13.5')).toBe(false)
  expect(isLower('4.13.19', '4.13.5')).toBe(false)
  expect(isLower('5.0.0', '4.13.5')).toBe(false)
})

test('a pre-release of the floor itself is below it', () => {
  expect(isLower('4.13.5-rc.1', '4.13.5')).toBe(true)
  expect(isLower('4.13.6-rc.1', '4.13.5')).toBe(false)
})

test('a package below its floor is found at any depth, and named', () => {
  const packages = {
    '': {},
    'node_modules/hono': { version: '4.13.5' },
    'node_modules/a/node_modules/hono': { version: '4.13.4' }
  }
  expect(belowFloor({ packages })).toEqual(['node_modules/a/node_modules/hono is 4.13.4; the floor is 4.13.5'])
})

test('packages without a floor are of no concern', () => {
  expect(belowFloor({ packages: { 'node_modules/honoka': { version: '0.0.1' } } })).toEqual([])
})

test('a floor of a package that the lockfile does not have is named', () => {
  expect(unusedFloors({ packages: { 'node_modules/honoka': {} } })).toContain('hono has a floor and is not in the lockfile')
})

test('the lockfile of this project has every package with a floor', () => {
  expect(unusedFloors(readLockfile())).toEqual([])
})

test('the lockfile of this project holds every floor', () => {
  expect(belowFloor(readLockfile())).toEqual([])
})

test('the lockfile names every package that another one may want, or npm ci would refuse it', () => {
  const { packages } = readLockfile()
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersUp(path).some((folder) => packages[`${folder}node_modules/${name}`]?.version))
      .map((name) => `${path || 'the project'} wants ${name}`)
  )
  expect(missing).toEqual([])
})

/** Builds of development tools for other systems, which their packages name and the registry does not have. */
const unpublished = /^node_modules\/(@grafeo-db\/js-(darwin|linux-arm64|win32)-|@flydotio\/litestream-(darwin-|linux-arm64$))/

/** The packages of the tests' client, and npm's link to it, are of this project. */
const isOwn = (path: string) => path === 'tests/openapi-client' || path === 'node_modules/galaxy-openapi-client'

test('every package of the lockfile comes from the registry, with a hash of its content', () => {
  const { '': _, ...packages } = readLockfile().packages
  const faults = Object.entries(packages).filter(
    ([path, { integrity = '', resolved = 'https://registry.npmjs.org/' }]) =>
      !isOwn(path) &&
      (!(integrity.startsWith('sha512-') || unpublished.test(path)) || !resolved.startsWith('https://registry.npmjs.org/'))
  )
  expect(faults.map(([path]) => path)).toEqual([])
})

/** The folders where Node looks for a package's dependencies: its own, then each one above. */
function foldersUp(path: string): string[] {
  const parts = path === '' ? [] : path.split('/node_modules/')
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`), '']
}
