import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/*
 * Whether dist is up to date. A build's stamp has a hash of its inputs and a hash of its outputs. Every file of the project is an
 * input unless it is excluded here, so that a new kind of input cannot be forgotten.
 */

/** Folders that builds do not read, and those that builds and tests write. */
const notInputs = [
  ...['.ci', '.git', 'docs', 'tests', 'node_modules'],
  // Written by commands, as docs/content.md and README.md name them.
  ...['content', 'openapi'],
  // Written by Paraglide when it first compiles.
  ...['project.inlang/.gitignore', 'project.inlang/.meta.json', 'project.inlang/README.md'],
  ...['.local', '.tanstack', '.wrangler', 'dist', 'playwright-report', 'src/paraglide', 'test-results']
]

/** Variables that Vite and its plugins read. */
const buildVariables = /^(NODE_ENV|CLOUDFLARE_ENV|VITE_.*)$/

/** Whether a file can change the build. @param path relative to the project */
export const isInput = (path: string): boolean =>
  !notInputs.some((folder) => path === folder || path.startsWith(`${folder}/`)) && !/^[^/]*\.(md|log)$/.test(path)

interface FoundFile {
  path: string
  isLink: boolean
}

/** Relative paths of the files and links below a folder, sorted by name. Sockets and pipes have no content. */
function filesIn(folder: string, isWanted: (path: string) => boolean, below = ''): FoundFile[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (!isWanted(path)) return []
    if (entry.isDirectory()) return filesIn(folder, isWanted, path)
    const isLink = entry.isSymbolicLink()
    return isLink || entry.isFile() ? [{ path, isLink }] : []
  })
}

/**
 * The file to which a link leads, or its address if it leads to a folder or nowhere, as the lock that Emacs keeps beside a changed
 * file.
 */
const linkedContent = (path: string): string | Buffer =>
  existsSync(path) && statSync(path).isFile() ? readFileSync(path) : readlinkSync(path)

/** Hash of all inputs of a build: files, variables and Node's version. @param project root folder */
export function hashInputs(project: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(process.version)
  const set = Object.entries(env).filter(([name, value]) => buildVariables.test(name) && value !== undefined)
  hash.update(JSON.stringify(set.toSorted(([a], [b]) => (a < b ? -1 : 1))))
  for (const { path, isLink } of filesIn(project, isInput)) {
    const content = isLink ? linkedContent(join(project, path)) : readFileSync(join(project, path))
    hash.update(`\0${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Whether the build itself writes the file. Later steps write preview pictures, compressed files for the Node server, and
 * configurations of environments.
 */
const isOutput = (path: string): boolean =>
  /^(client|server|galaxy_\w+)(\/|$)/.test(path) && !/^client\/og(\/|$)|\/wrangler\.[\w-]+\.json$/.test(path)

/** Hash of names, sizes and modification times of the built files. Changes if anything else writes them. */
function hashOutputs(build: string): string {
  const hash = createHash('sha256')
  for (const { path } of filesIn(build, isOutput)) {
    const { size, mtimeMs } = lstatSync(join(build, path))
    hash.update(`${path}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

const stampSchema = v.object({ name: v.string(), inputs: v.string(), outputs: v.string() })
const stampOf = (build: string) => join(build, 'stamp.json')

/** The version in package.json. */
export const versionOf = (project: string): string =>
  v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))).version

/** Name of a build or release: the package version, and a prefix of the input hash, which distinguishes builds of a version. */
export const nameOfBuild = (project: string, inputs: string): string => `galaxy-${versionOf(project)}-${inputs.slice(0, 8)}`

/**
 * @param name `nameOfBuild()`, which the site reports too
 * @param inputs `hashInputs()` from before the build, so that a change during the build makes it outdated
 */
export const writeStamp = (build: string, name: string, inputs: string): void =>
  writeFileSync(
    stampOf(build),
    JSON.stringify({ name, inputs, outputs: hashOutputs(build) } satisfies v.InferOutput<typeof stampSchema>)
  )

/** An interrupted build has no stamp. */
export const removeStamp = (build: string): void => rmSync(stampOf(build), { force: true })

/** Whether the existing build was made from these inputs and has not changed since. */
export function isCurrent(build: string, inputs: string): boolean {
  const stamp = readStamp(build)
  return stamp !== undefined && stamp.inputs === inputs && stamp.outputs === hashOutputs(build)
}

/** Name of the existing build; undefined if there is no finished one. */
export const builtName = (build: string): string | undefined => readStamp(build)?.name

function readStamp(build: string): v.InferOutput<typeof stampSchema> | undefined {
  if (!existsSync(stampOf(build))) return undefined
  const stamp = v.safeParse(stampSchema, parseJson(readFileSync(stampOf(build), 'utf8')))
  return stamp.success ? stamp.output : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
