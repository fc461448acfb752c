/*
 * `npm run bench`: builds the site and measures it on workerd; `npm run bench -- login` runs a single section, and with
 * `--built` it measures the build that is there. Fails only if a measurement cannot run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureAssistants } from '../bench/assistants'
import { measureAttack } from '../bench/attack'
import { measureDemos } from '../bench/demos'
import { measureEditor } from '../bench/editor'
import { measureEnumeration } from '../bench/enumeration'
import { measureExam } from '../bench/exam'
import { measurePosts } from '../bench/form-posts'
import { measureGraph } from '../bench/graph'
import { measureHome } from '../bench/home'
import { measureLogins } from '../bench/logins'
import { measureNews } from '../bench/news'
import { measureNode } from '../bench/node'
import { measureProcesses } from '../bench/processes'
import { measureQueries } from '../bench/queries'
import { benchFolder } from '../bench/runtime'
import { measureSearch } from '../bench/search'
import { measureSoak } from '../bench/soak'
import { build } from '../full-build'

const sections: Record<string, () => Promise<object>> = {
  home: measureHome,
  node: measureNode,
  processes: measureProcesses,
  login: measureLogins,
  attack: measureAttack,
  assistants: measureAssistants,
  enumeration: measureEnumeration,
  news: measureNews,
  posts: measurePosts,
  exam: measureExam,
  editor: measureEditor,
  search: measureSearch,
  graph: measureGraph,
  demos: measureDemos,
  queries: measureQueries,
  soak: measureSoak
}
/** Sections that measure no part of the site. */
const withoutSite = ['graph', 'demos']
const { values: options, positionals: asked } = parseArgs({ options: { built: { type: 'boolean' } }, allowPositionals: true })
const unknown = asked.filter((name) => !Object.hasOwn(sections, name))
if (unknown.length > 0) {
  console.error(`There is no section «${unknown.join(', ')}», only: ${Object.keys(sections).join(', ')}`)
  process.exit(2)
}

/** Sections that take minutes: they are measured only if they are named. */
const long = ['soak']

if (!options.built && (asked.length === 0 || asked.some((name) => !withoutSite.includes(name)))) await build()
const result: Record<string, object> = {}
for (const [name, measure] of Object.entries(sections)) {
  if (asked.length > 0 ? !asked.includes(name) : long.includes(name)) continue
  console.log(`\nMeasuring: ${name}`)
  result[name] = await measure()
}
mkdirSync(benchFolder, { recursive: true })
writeFileSync(join(benchFolder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`)
console.log(JSON.stringify(result))
