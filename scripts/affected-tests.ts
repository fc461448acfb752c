import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { browserTests } from './browser-tests'
import { isInput } from './build-stamp'
import { root } from './root'
import { mustRun } from './run-program'

/* Selects the tests that a change can affect, for `npm test -- --changed`. Falls back to the whole suite if unknown. */

/** Folders whose code cannot change an answer of a service. */
const ofPages = /^(messages|public|src)\//
const ofContract = /^src\/contract\//

/** Affected tests of each suite: none, these files, or all. */
interface Affected {
  unit: boolean
  /** Folders of unit tests that read files by path, which the import graph does not show. */
  fileReaders: readonly string[]
  integration: readonly string[] | 'all'
  browser: readonly string[] | 'all'
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Whether the site has to be built for the tests. */
export const changesBuild = (paths: readonly string[]): boolean => paths.some((path) => isInput(path) && !isTest(path))

/** The tests that changes of these files can affect. @param paths relative to the project */
export function affectedBy(paths: readonly string[]): Affected {
  const sources = paths.filter((path) => !isTest(path))
  const built = sources.filter(isInput)
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
    fileReaders: sources.some((path) => !/\.tsx?$/.test(path)) ? ['scripts', 'src/content', 'src/features'] : [],
    integration: shared.length > 0 || !onlyPages ? 'all' : [...new Set([...ofEdge, ...changed('tests/integration/')])],
    browser: shared.length > 0 || unlisted.length > 0 ? 'all' : [...new Set([...specs, ...changed('tests/e2e/')])]
  }
}

/** The files that differ from a commit, including untracked ones. */
export async function changedPaths(since: string): Promise<string[]> {
  const lists = await Promise.all([
    mustRun('git', ['diff', '--name-only', since]),
    mustRun('git', ['ls-files', '--others', '--exclude-standard'])
  ])
  return [...new Set(lists.join('\n').split('\n'))].filter((path) => path !== '')
}
