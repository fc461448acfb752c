import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/** Minimum version of each package without known advisories. */
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
  /** Download address. npm can be configured to omit it for packages of its registry. */
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** One line for each locked package, at any depth, below its minimum version. */
export function belowFloor(lockfile: Lockfile): string[] {
  return Object.entries(lockfile.packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const floor = floors[name]
    return floor && version && isLower(version, floor) ? [`${path} is ${version}; the floor is ${floor}`] : []
  })
}

/** One line for each minimum version whose package is not in the lockfile. */
export function unusedFloors({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.keys(floors).flatMap((name) => (locked.has(name) ? [] : [`${name} has a floor and is not in the lockfile`]))
}

/** Whether the version is below the minimum. A pre-release is below its release. */
export function isLower(version: string, floor: string): boolean {
  const [[have, preRelease], [want]] = [parseVersion(version), parseVersion(floor)]
  for (const index of [0, 1, 2]) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return preRelease
}

function parseVersion(version: string): [number[], boolean] {
  const [numbers = '', ...preRelease] = version.split('+')[0]?.split('-') ?? []
  return [numbers.split('.').map(Number), preRelease.length > 0]
}

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
}
