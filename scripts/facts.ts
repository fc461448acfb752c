import { comparisonMethod, ldbcRun } from '../src/content/benchmarks'
import { type EditionFacts, editionFacts, editionIds } from '../src/content/editions'
import { vendor } from '../src/content/vendor'
import { otherSources, slots } from '../src/content/vendor/slots'
import { driverVersion, importToolVersion } from '../src/content/versions'
import { documentsVersion, firstStatementVersion, siteVersion } from '../src/contract/limits'
import { demoTypes } from '../src/demos/demos'

/** A fact that the site states about the vendor or the product, with its source. */
export interface Fact {
  statement: string
  value: string | number
  /** A section of the specification, or the file that the vendor fills in. */
  source: string
}

const minutes = (milliseconds: number) => milliseconds / 60_000

const editionNames: Readonly<Record<keyof Omit<EditionFacts, 'algorithms'>, string>> = {
  license: 'license',
  deployment: 'deployment',
  commercialUse: 'commercial use',
  graphs: 'graphs',
  storageGigabytes: 'storage in GB',
  vertices: 'vertices',
  nodes: 'nodes of a cluster',
  users: 'users',
  administratorOnly: 'admin only, who may only change the password',
  permissions: 'finest level of permissions',
  ldap: 'LDAP access control',
  partitionedStorage: 'partitioned storage',
  shards: 'sharding limit'
}
/** Facts of the editions that are about users and permissions are in section 6, the others in section 9. */
const inSectionSix: readonly string[] = ['users', 'administratorOnly', 'permissions', 'ldap']

const ofEditions = (): Fact[] =>
  editionIds.flatMap((id) => {
    const { algorithms, ...facts } = editionFacts[id]
    const stated = Object.entries(editionNames).flatMap(([key, name]): Fact[] => {
      const value = Object.entries(facts).find(([each]) => each === key)?.[1]
      return value === undefined || value === 'unstated'
        ? []
        : [
            {
              statement: `${id}: ${name}`,
              value: String(value),
              source: `spec §${inSectionSix.includes(key) ? 6 : key === 'license' || key === 'commercialUse' ? 1 : 9}`
            }
          ]
    })
    return [
      ...stated,
      { statement: `${id}: algorithms`, value: algorithms.count, source: 'spec §9' },
      { statement: `${id}: types of algorithms`, value: algorithms.types, source: 'spec §9' }
    ]
  })

/** Every fact, in the order of the list. */
export const facts = (): Fact[] => [
  { statement: 'founded in', value: vendor.foundedYear, source: 'spec §1' },
  {
    statement: 'products',
    value: 'graph database, graph intelligence platform, hybrid retrieval-augmented generation, AI compute appliance',
    source: 'spec §1'
  },
  { statement: 'GalaxyWeaver, its name only', value: '/product/GalaxyWeaver', source: 'spec §2' },
  { statement: 'partner programs', value: 'solution, reseller, service, training', source: 'spec §1' },
  {
    statement: 'duties in the partner programs, marked as illustrative',
    value: 'src/features/partners/copy/programs.ts',
    source: 'the vendor’s file'
  },
  { statement: 'certification series', value: 'GBCA, GBCP, GBCM', source: 'spec §1' },
  { statement: 'online demos', value: demoTypes.length, source: 'spec §1' },
  { statement: 'version', value: siteVersion, source: 'spec §9' },
  { statement: 'version of the documents', value: documentsVersion, source: 'spec §9' },
  { statement: 'version of the Java and Python drivers', value: driverVersion, source: 'spec §3' },
  { statement: 'version of the data import toolkit', value: importToolVersion, source: 'spec §3' },
  ...ofEditions(),
  { statement: 'trial: for logged-in users', value: 'log in', source: 'spec §6' },
  { statement: 'trial and partner requests: earliest answer, in working days', value: 1, source: 'spec §4, §9' },
  { statement: 'trial and partner requests: latest answer, in working days', value: 3, source: 'spec §4, §9' },
  { statement: 'feedback: latest answer, in working days', value: 7, source: 'spec §9' },
  { statement: 'network logs: kept for at least, in months', value: 6, source: 'spec §9' },
  { statement: 'privacy statement in force since', value: firstStatementVersion, source: 'spec §9' },
  { statement: 'audited benchmark: throughput gain in percent', value: ldbcRun.gain, source: 'spec §9' },
  { statement: 'audited benchmark: late operations allowed, in percent', value: ldbcRun.lateAllowed, source: 'spec §9' },
  { statement: 'audited benchmark: late operations, in percent', value: ldbcRun.late, source: 'spec §9' },
  { statement: 'audited benchmark: threads', value: ldbcRun.threadCount, source: 'spec §9' },
  { statement: 'audited benchmark: time compression ratio', value: ldbcRun.timeCompressionRatio, source: 'spec §9' },
  { statement: 'audited benchmark: warm-up operations', value: ldbcRun.warmup, source: 'spec §9' },
  { statement: 'audited benchmark: measured operations', value: ldbcRun.operationCount, source: 'spec §9' },
  { statement: 'audited benchmark: warm-up in minutes', value: minutes(ldbcRun.warmupTime), source: 'spec §9' },
  { statement: 'audited benchmark: measured run in hours', value: minutes(ldbcRun.runTime) / 60, source: 'spec §9' },
  { statement: 'comparisons: seeds, at least', value: Math.min(...comparisonMethod.seeds), source: 'spec §9' },
  { statement: 'comparisons: seeds, at most', value: Math.max(...comparisonMethod.seeds), source: 'spec §9' },
  { statement: 'comparisons: limit of 1 or 2 hops, in minutes', value: minutes(comparisonMethod.hopLimit(2)), source: 'spec §9' },
  {
    statement: 'comparisons: limit of 3 hops and more, in hours',
    value: minutes(comparisonMethod.hopLimit(3)) / 60,
    source: 'spec §9'
  },
  {
    statement: 'comparisons: limit of a shortest path, in minutes',
    value: minutes(comparisonMethod.shortestPathLimit),
    source: 'spec §9'
  },
  { statement: 'comparisons: PageRank iterations', value: comparisonMethod.pageRankIterations, source: 'spec §9' },
  { statement: 'comparisons: concurrent users', value: comparisonMethod.users, source: 'spec §9' },
  {
    statement: 'comparisons: length of the concurrency test, in minutes',
    value: minutes(comparisonMethod.usersTime),
    source: 'spec §9'
  },
  { statement: 'vertices added per second', value: comparisonMethod.addedVertices, source: 'spec §9' }
]

/** A table whose columns are as wide as their longest cell. */
function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...others] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)]
}

/** The list as `docs/facts.md`. */
export const factsMarkdown = (): string =>
  [
    '# What the site states of the vendor and the product',
    '',
    '`npm run facts` writes this list from the modules that the pages read. A fact without a source cannot be added; a test finds numbers in the copy about the product that are not in the list.',
    '',
    ...markdownTable([
      ['statement', 'value', 'source'],
      ...facts().map(({ statement, value, source }) => [statement, String(value), source])
    ]),
    '',
    '## Facts that only the vendor knows',
    '',
    'Each is a slot: `filled` is shown, `sample` is shown with a badge and refused by a deployment, `empty` is not shown. The list is `src/content/vendor/slots.ts`, from which the doctor works too.',
    '',
    ...markdownTable([
      ['fact', 'state', 'edited in', 'shown on'],
      ...slots.map(({ name, slot, source, pages }) => [name, slot.state, source, pages.join(', ')])
    ]),
    '',
    'What changes with a release or with an installation is kept elsewhere:',
    '',
    ...markdownTable([
      ['fact', 'edited in', 'shown on'],
      ...otherSources.map(({ name, source, pages }) => [name, source, pages.join(', ')])
    ]),
    ''
  ].join('\n')
