import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, check, looseObject, object, optional, parse, pipe, record, string } from 'valibot'
import { root } from '../root'
import type { Generator } from './types'

/*
 * The packages that this project needs, from its package-lock.json. Left out: packages for one operating system or processor, which
 * npm installs as options, and what only they need. A package is named by its name, and by its version too if there are several.
 */

const dependencies = optional(record(string(), string()), {})
const packageSchema = looseObject({
  version: optional(string()),
  dependencies,
  devDependencies: dependencies,
  os: optional(array(string())),
  cpu: optional(array(string()))
})
const lockSchema = object({
  packages: pipe(
    record(string(), packageSchema),
    check((packages) => '' in packages, 'The lockfile has no root package')
  )
})

const most = 600

/** How the positions are computed. */
export const layout = { charge: -40, length: 26, gravity: 0.08, spacing: 8 }

const generate: Generator = () => {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages } = parse(looseObject(lockSchema.entries), lock)
  const needs = (path: string): string[] => {
    const entry = packages[path]
    if (!entry) return []
    return Object.keys({ ...entry.dependencies, ...(path === '' && entry.devDependencies) })
      .flatMap((name) => resolve(path, name))
      .filter((found) => !packages[found]?.os && !packages[found]?.cpu)
  }
  /** The folder in which Node finds a package: the nearest `node_modules` above. */
  const resolve = (path: string, name: string): string[] => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
      const found = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
      if (found in packages) return [found]
      if (folder === '') return []
    }
  }
  const reached = new Set([''])
  // The nearest ones to the project, should there be more.
  for (const path of reached) for (const need of needs(path)) if (reached.size < most) reached.add(need)
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const versions = Map.groupBy([...reached].filter(Boolean), nameOf)
  const idOf = (path: string): string => {
    if (path === '') return 'galaxy'
    const name = nameOf(path)
    return new Set((versions.get(name) ?? []).map((each) => packages[each]?.version)).size > 1
      ? `${name}@${packages[path]?.version}`
      : name
  }
  const direct = new Set(needs('').map(idOf))
  const ids = new Set([...reached].map(idOf))
  const pairs = new Set(
    [...reached].flatMap((path) =>
      needs(path)
        .filter((need) => reached.has(need))
        .map((need) => `${idOf(path)} ${idOf(need)}`)
    )
  )
  return {
    vertices: [...ids].map((id) => ({ id, kind: id === 'galaxy' ? 'project' : direct.has(id) ? 'direct' : 'package' })),
    edges: [...pairs].map((pair) => {
      const [from = '', to = ''] = pair.split(' ')
      return { from, to, kind: 'needs' }
    }),
    layout
  }
}

export default generate
