import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finderFields } from '../src/contract/finder-fields'
import { guardedPaths } from '../src/contract/guards'
import { type CachedQuery, canonicalAddress, pageCaching } from '../src/contract/page-queries'
import { reportFields } from '../src/contract/report-fields'
import { root } from './root'

/** The options that the reports share, as their routes would have them. */
const explorerFile = readFileSync(join(root, 'src/reports/explorer-route.ts'), 'utf8')
const explorerOptions = /explorerRoute = \{\n([\s\S]*?)\n\}/.exec(explorerFile)?.[1]
if (explorerOptions === undefined) throw new Error('The reports share no options')

/** The source of every route by its path. */
const routes = new Map(
  readdirSync(join(root, 'src/routes')).flatMap((name): [string, string][] => {
    const source = readFileSync(join(root, 'src/routes', name), 'utf8').replace('  ...explorerRoute', () => explorerOptions)
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(source) ?? []
    return id === undefined || id === '/$' ? [] : [[id.replaceAll('_/', '/').replace(/(?<=.)\/$/, ''), source]]
  })
)

test('every route is listed, as cached or as not cached', () => {
  expect(new Set(routes.keys())).toEqual(new Set(Object.keys(pageCaching)))
})

const namesOf = ({ selects = {}, asks = [] }: CachedQuery): string[] => [...Object.keys(selects), ...(asks === 'any' ? [] : asks)]

test('the loader of a cached page depends on exactly the parameters that the table lists for it', () => {
  for (const [path, source] of routes) {
    const caching = pageCaching[path]
    const [, deps] = /loaderDeps: ([\s\S]*?)\n {2}loader:/.exec(source) ?? []
    if (typeof caching !== 'object' || !deps?.includes('search')) continue
    const [, listed] = /knownSearch\(\s*search,([^)]*)\)/.exec(source) ?? []
    const read = listed === undefined ? deps.matchAll(/search\.(\w+)/g) : listed.matchAll(/'(\w+)'/g)
    const shared = Object.entries({ finderFields, reportFields }).flatMap(([name, fields]) =>
      listed?.includes(`...${name}`) ? fields : []
    )
    const names = [...Array.from(read, ([, name]) => name), ...shared]
    expect(names.toSorted(), path).toEqual(namesOf(caching).toSorted())
  }
})

test('the guards of cached pages depend on language and login only, which are in the cache key', () => {
  const guards = Object.entries(guardedPaths).flatMap(([path, guard]) =>
    canonicalAddress(new URL(path, 'http://localhost')) === undefined ? [] : [guard]
  )
  expect(guards).toContain('chinese-only')
  expect(guards.filter((guard) => guard !== 'chinese-only' && guard !== 'logged-in')).toEqual([])
})
