import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/** Lowest version of each package without a known advisory. */
const floors: Record<string, string> = {
  hono: '4.13.5',
  react: '19.2.8',
  'react-dom': '19.2.8',
  seroval: '1.5.3',
  '@tanstack/react-start': '1.168.0',
  '@tanstack/router-core': '1.171.14',
  vite: '8.0.16',
  wrangler: '4.120.0',
  undici: '7.29.0'
}

interface LockedPackage {
  version?: string
  /** Hash of its content. */
  integrity?: string
  /** Where it comes from; npm writes nothing for its registry if it is configured so. */
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Packages of the lockfile, at any depth, that are below their floor: one line each. */
export function belowFloor(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const floor = floors[name]
    return floor && version && isLower(version, floor) ? [`${path} is ${version}; the floor is ${floor}`] : []
  })
}

/** Floors of packages that the lockfile does not have: one line each. */
export function unusedFloors({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.keys(floors).flatMap((name) => (locked.has(name) ? [] : [`${name} has a floor and is not in the lockfile`]))
}

/** Whether a version comes before another one. A pre-release comes before its release. */
export function isLower(version: string, floor: string): boolean {
  const [[have, preRelease], [want]] = [split(version), split(floor)]
  for (const index of [0, 1, 2]) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return preRelease
}

function split(version: string): [number[], boolean] {
  const [numbers = '', ...preRelease] = version.split('+')[0]?.split('-') ?? []
  return [numbers.split('.').map(Number), preRelease.length > 0]
}

/** The project's own lockfile. */
export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
}
