import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

/*
 * Biome rejects cycles of imports that run (`noImportCycles`). Imports of types make cycles as well: a reader of one file of such a
 * cycle has to read all of them. Within a folder they are accepted, and through the router, which derives its types from every
 * route.
 */

const typedByRoutes = new Set(['src/router.tsx', 'src/routeTree.gen.ts'])
const files = new Set(
  globSync('{src,worker,services,hosts,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.|\/paraglide\/|\.d\.ts$/.test(path) && !typedByRoutes.has(path)
  )
)

/** The file of an import; undefined for a package, and for a file that the build makes. */
function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('~/') ? join('src', specifier.slice(2)) : normalize(join(dirname(from), specifier))
  if (!/^[~.]/.test(specifier)) return undefined
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => files.has(each))
}

const imports = new Map(
  [...files].map((path) => {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
    return [path, new Set(specifiers.flatMap((specifier) => fileOf(path, specifier) ?? []))]
  })
)

/** A feature is a folder of its own, as docs/architecture.md has it. */
const folderOf = (path: string): string => /^(src\/features\/[^/]+|src\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? path

/** Everything that a file imports, directly or through others. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (const path of waiting) {
    for (const next of imports.get(path) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return reached
}

test('no cycle of imports, types included, leaves a folder', () => {
  const reached = new Map([...files].map((path) => [path, reachedFrom(path)]))
  const cycles = [...reached].flatMap(([path, all]) =>
    [...all]
      .filter((other) => folderOf(other) !== folderOf(path) && reached.get(other)?.has(path))
      .map((other) => `${path} ⇄ ${other}`)
  )
  expect(cycles).toEqual([])
})

test('folders that import from one another are listed in docs/architecture.md, each pair with its reason', () => {
  const top = (path: string) => folderOf(path).replace(/^src\/features\/.*/, 'src/features')
  const arrows = new Set([...imports].flatMap(([path, all]) => [...all].map((other) => `${top(path)} ${top(other)}`)))
  const pairs = [...arrows].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    return from < to && arrows.has(`${to} ${from}`) ? [`${from} ${to}`] : []
  })
  const [, section = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split(
    '\n### Folders that import from one another\n'
  )
  const listed = [...(section.split('\n#')[0] ?? '').matchAll(/^\| `([^`]+)`, `([^`]+)` +\| (\S[^|]*)\|$/gm)]
  expect(listed.map(([, from, to]) => `${from} ${to}`)).toEqual(pairs.toSorted())
})
