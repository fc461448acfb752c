import * as v from 'valibot'
import { deployedWorkers } from './deployment'
import { type Environment, nameIn } from './environment'
import { run } from './run-program'

/*
 * The releases of the four workers on the platform. `npm run deploy` gives the versions of one release one tag, by which
 * `npm run rollback` finds them again.
 */

/** The output of `wrangler versions list --json`, as far as it is read. A version made by `wrangler secret put` has no tag. */
const versionsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      metadata: v.object({ created_on: v.string() }),
      annotations: v.optional(v.object({ 'workers/tag': v.optional(v.string()) }))
    })
  )
)

/** Id of a worker's newest version with each tag, the newest tag first. */
type TaggedVersions = ReadonlyMap<string, string>

/** @param listed output of `wrangler versions list --json` @throws if it has another form */
export function taggedVersions(listed: string): TaggedVersions {
  const versions = v.parse(versionsSchema, listed)
  const newest = versions.toSorted((a, b) => Date.parse(b.metadata.created_on) - Date.parse(a.metadata.created_on))
  const byTag = new Map<string, string>()
  for (const { id, annotations } of newest) {
    const tag = annotations?.['workers/tag']
    if (tag !== undefined && !byTag.has(tag)) byTag.set(tag, id)
  }
  return byTag
}

/** The tagged versions of each worker of an environment, the edge first: it may not call a service that is older than itself. */
export async function readReleases(environment: Environment): Promise<Map<string, TaggedVersions>> {
  const releases = new Map<string, TaggedVersions>()
  for (const worker of deployedWorkers.toReversed()) {
    const name = nameIn(environment, worker.name)
    const { code, stdout } = await run('wrangler', ['versions', 'list', '--name', name, '--json'])
    if (code !== 0) throw new Error(`wrangler could not list the versions of ${name}; the lines above say why.`)
    releases.set(name, taggedVersions(stdout))
  }
  return releases
}

/** Tags that every worker has, the newest first: only these can be rolled back to. */
export function completeReleases(releases: ReadonlyMap<string, TaggedVersions>): string[] {
  const [first, ...others] = releases.values()
  return [...(first?.keys() ?? [])].filter((tag) => others.every((versions) => versions.has(tag)))
}

/**
 * The version of each worker that a release has, in the order of the releases.
 * @throws Error if a worker lacks the tag, naming each that does and the releases that are complete
 */
export function versionsOfRelease(tag: string, releases: ReadonlyMap<string, TaggedVersions>): { name: string; id: string }[] {
  const found = [...releases].map(([name, versions]) => ({ name, id: versions.get(tag) }))
  const lacking = found.flatMap(({ name, id }) => (id === undefined ? [name] : []))
  if (lacking.length > 0) {
    const complete = completeReleases(releases)
    throw new Error(
      `Nothing was rolled back. Among its ten newest versions, ${lacking.join(', ')} has none with the tag ${tag}.\n${
        complete.length === 0 ? 'No release is complete.' : `Complete releases: ${complete.join(', ')}`
      }`
    )
  }
  return found.flatMap(({ name, id }) => (id === undefined ? [] : [{ name, id }]))
}

/**
 * Rolls all workers of an environment back to a release, the edge first, once it is known that each has a version of it.
 * @returns a line for each worker
 * @throws Error that says how far it came
 */
export async function rollBack(tag: string, environment: Environment): Promise<string[]> {
  const done: string[] = []
  for (const { name, id } of versionsOfRelease(tag, await readReleases(environment))) {
    // Without a terminal wrangler asks nothing: it goes on even if secrets have changed since, and names them.
    const args = ['rollback', id, '--name', name, '--message', `Roll back to ${tag}`, '--yes']
    const { code, output } = await run('wrangler', args, { title: `Rolling back ${name}`, show: 'live' })
    if (code !== 0) {
      const before = done.length === 0 ? 'Nothing was rolled back before it.' : `Rolled back before it:\n  ${done.join('\n  ')}`
      throw new Error(
        `${name} could not be rolled back; the lines above say why. ${before}\nRun the command again once it is mended.`
      )
    }
    const hasOldSecrets = output.includes('secrets have changed since')
    done.push(
      `${name}: version ${id}${hasOldSecrets ? ', with the secrets of that time: set again those that wrangler names' : ''}`
    )
  }
  return done
}

/** Advice on undoing a deployment that does not work. @param tag its release @param complete `completeReleases()` */
export function adviceAfter(tag: string, complete: readonly string[], environment: Environment): string {
  const before = complete.find((other) => other !== tag)
  return before === undefined
    ? 'There is no earlier release of all four workers to go back to.'
    : `To go back to the release before: npm run rollback -- ${before}${environment === undefined ? '' : ` --env ${environment}`}`
}
