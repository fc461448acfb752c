import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isInput } from './build-stamp'
import { groupsOf, isInstalled, npmArguments, ownVersionOf, shortCommands } from './packages.mjs'
import { serverPackages } from './release'
import { root } from './root'

/** A lockfile, shortened. */
const locked = {
  '': {},
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/@binding/linux': { version: '1.0.0', optional: true },
  'node_modules/@binding/darwin': { version: '1.0.0', optional: true },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/node': { version: '24.21.0', peer: true }
}
const of = (...names: (keyof typeof locked)[]) => Object.fromEntries(names.map((name) => [name, locked[name]]))
const started = of('node_modules/vite', 'node_modules/@binding/linux')

test('a start needs no package of the tests, and Node only where the machine has another', () => {
  expect(groupsOf('start', locked, {}, 'v20.20.2')).toEqual({ dev: false, peer: true })
  expect(groupsOf('start', locked, {}, 'v24.1.0')).toEqual({ dev: false, peer: false })
  expect(groupsOf('test', locked, {}, 'v24.1.0')).toEqual({ dev: true, peer: false })
  expect(groupsOf('build', locked, started, 'v20.20.2')).toEqual({ dev: true, peer: true })
})

test('a start leaves in place what another command has installed', () => {
  expect(groupsOf('start', locked, of('node_modules/vitest'), 'v24.1.0').dev).toBe(true)
  expect(groupsOf('start', locked, of('node_modules/node'), 'v24.1.0').peer).toBe(true)
})

test('the installed Node, which npm puts before the own of the machine, does not count as that', () => {
  const own = (execPath: string) => ownVersionOf({ execPath, version: 'v24.21.0' }, '/site/node_modules')
  expect(groupsOf('start', locked, {}, own('/site/node_modules/node/bin/node')).peer).toBe(true)
  expect(groupsOf('start', locked, {}, own('/usr/bin/node')).peer).toBe(false)
})

test('a command runs without an installation once its own packages are there', () => {
  expect(isInstalled(locked, started, { dev: false, peer: false })).toBe(true)
  expect(isInstalled(locked, started, { dev: true, peer: false })).toBe(false)
  expect(isInstalled(locked, started, { dev: false, peer: true })).toBe(false)
  expect(isInstalled(locked, locked, { dev: true, peer: true })).toBe(true)
  expect(isInstalled(locked, {}, { dev: false, peer: false })).toBe(false)
})

test('another version than that of the lockfile is not installed, also of a package for this system only', () => {
  const groups = { dev: false, peer: false }
  expect(isInstalled(locked, { ...started, 'node_modules/vite': { version: '7.9.0' } }, groups)).toBe(false)
  expect(isInstalled(locked, { ...started, 'node_modules/@binding/linux': { version: '0.9.0' } }, groups)).toBe(false)
})

test('npm empties no folder that it can complete, and asks no personal setting which groups it leaves out', () => {
  expect(npmArguments({ dev: false, peer: true }, true)).toEqual(expect.arrayContaining(['ci', '--omit=dev', '--include=peer']))
  const added = npmArguments({ dev: true, peer: false }, false)
  expect(added).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev', '--omit=peer']))
  expect(added).not.toContain('ci')
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { dependencies, devDependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()), devDependencies: v.record(v.string(), v.string()) }),
  JSON.parse(read('package.json'))
)

/** The imports of a module at run time, as written: static, dynamic, and through the module runner. */
const importsOf = (source: string) =>
  [
    ...source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?\bfrom '([^']+)'/gm),
    ...source.matchAll(/^import '([^']+)'/gm),
    ...source.matchAll(/\bimport\('([^']+)'\)/g),
    ...source.matchAll(/\bimportModule<[^(]*>\('([^']+)'\)/g)
  ].map(([, name = '']) => name)

/** The file of the project that an import means; undefined for a package. */
function fileOf(name: string, importer: string): string | undefined {
  const path = name.startsWith('.')
    ? join(dirname(importer), name)
    : name.startsWith('~/')
      ? join('src', name.slice(2))
      : name.startsWith('scripts/')
        ? name
        : undefined
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  return path && endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)))
}

/** Packages that the files import at run time, directly or not, each with a file that does; and the files that this reaches. */
function reachOf(entries: readonly string[]): { packages: Map<string, string>; files: ReadonlySet<string> } {
  const packages = new Map<string, string>()
  const files = new Set(entries)
  for (const file of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file)) continue
    for (const name of importsOf(read(file))) {
      const found = fileOf(name, file)
      if (found) files.add(found)
      const [, bare] =
        /^((?:@[\w-]+\/)?[\w][\w.-]*)(?:\/|$)/.exec(found || /^(node|virtual|cloudflare):|^~/.test(name) ? '' : name) ?? []
      if (bare && !builtinModules.includes(bare)) packages.set(bare, file)
    }
  }
  return { packages, files }
}

const configs = ['vite.config.ts', 'vite.desk.config.ts', 'uno.config.ts', 'scripts/command.mjs']
const built = globSync(['src/**/*.{ts,tsx}', 'worker/**/*.ts', 'services/**/*.ts', 'hosts/**/*.ts'], { cwd: root })
  .map((path) => relative('.', path))
  .filter((path) => !/\.test\.|src\/query\/cases\/|drizzle\.config|paraglide/.test(path))

test('every file that is built, or takes part in a build, counts for its stamp', () => {
  const { files } = reachOf([...configs, 'scripts/thread-main.ts', ...built])
  expect(files.size).toBeGreaterThan(1000)
  expect([...files].filter((path) => !isInput(path))).toEqual([])
})

test('the packages of a start are enough for its commands and for all that is built', () => {
  const commands = shortCommands.map((name) => `scripts/commands/${name}.ts`)
  const { packages: used } = reachOf([...commands, ...configs, ...built])
  expect(used.size).toBeGreaterThan(30)
  const lacking = [...used].filter(([name]) => !(name in dependencies))
  expect(lacking.map(([name, file]) => `${file} imports ${name}`)).toEqual([])
})

test('no package is in both groups', () => {
  expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([])
})

test('a release for Node has the packages that the server imports, and those that these need', () => {
  const entries = globSync('hosts/node/*.ts', { cwd: root }).filter((path) => !path.includes('.test.'))
  const needed = new Set(reachOf(entries).packages.keys())
  const { packages } = v.parse(
    v.object({
      packages: v.record(
        v.string(),
        v.looseObject({
          peerDependencies: v.optional(v.record(v.string(), v.string())),
          dependencies: v.optional(v.record(v.string(), v.string()))
        })
      )
    }),
    JSON.parse(read('package-lock.json'))
  )
  for (const name of needed) {
    const locked = packages[`node_modules/${name}`]
    for (const other of Object.keys({ ...locked?.dependencies, ...locked?.peerDependencies })) needed.add(other)
  }
  expect(serverPackages).toEqual([...needed].toSorted())
})
