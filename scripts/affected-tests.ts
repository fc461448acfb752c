import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { browserTests } from './browser-tests'
import { root } from './root'
import { mustRun } from './shell'

/* Which tests a change can have affected, for `npm test -- --changed`. Where that is not known, all of a suite. */

/** Folders whose code decides no answer of a service. */
const ofPages = /^(messages|public|src)\//
const ofContract = /^src\/contract\//

/** What a change can have affected of each suite: nothing, these files, or all. */
interface Affected {
  unit: boolean
  /** The unit tests that read files by their path, which the graph of imports does not show. */
  readers: readonly string[]
  integration: readonly string[] | 'all'
  browser: readonly string[] | 'all'
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
const isBuilt = (path: string) => /^(hosts|messages|public|services|src|worker|package-lock\.json|vite|wrangler)/.test(path)

/** Whether the site has to be built for the tests. */
export const changesBuild = (paths: readonly string[]): boolean => paths.some((path) => isBuilt(path) && !isTest(path))

/** What these changed files, by their paths in the project, can have affected. */
export function affectedBy(paths: readonly string[]): Affected {
  const sources = paths.filter((path) => !isTest(path))
  const built = sources.filter(isBuilt)
  const shared = sources.filter((path) => /^(tests\/support|scripts|vitest|playwright)/.test(path))
  const unlisted = built.filter((path) => !Object.keys(browserTests).some((folder) => path.startsWith(folder)))
  const named = Object.entries(browserTests).flatMap(([folder, names]) =>
    built.some((path) => path.startsWith(folder)) ? names : []
  )
  const specs = globSync('tests/e2e/*.spec.ts', { cwd: root }).filter((path) =>
    named.some((name) => basename(path).startsWith(name))
  )
  const changed = (folder: string) =>
    paths.filter((path) => path.startsWith(folder) && isTest(path) && existsSync(join(root, path)))
  const onlyPages = built.every((path) => ofPages.test(path) && !ofContract.test(path))
  const ofEdge = built.length > 0 ? globSync('tests/integration/*.test.ts', { cwd: root }) : []
  return {
    unit: paths.some((path) => /\.tsx?$/.test(path)),
    readers: sources.some((path) => !/\.tsx?$/.test(path)) ? ['scripts', 'src/content', 'src/features'] : [],
    integration: shared.length > 0 || !onlyPages ? 'all' : [...new Set([...ofEdge, ...changed('tests/integration/')])],
    browser: shared.length > 0 || unlisted.length > 0 ? 'all' : [...new Set([...specs, ...changed('tests/e2e/')])]
  }
}

/** The files that differ from a commit, with those that git does not know yet. */
export async function changedPaths(since: string): Promise<string[]> {
  const lists = await Promise.all([
    mustRun('git', ['diff', '--name-only', since]),
    mustRun('git', ['ls-files', '--others', '--exclude-standard'])
  ])
  return [...new Set(lists.join('\n').split('\n'))].filter((path) => path !== '')
}
