import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adviceAfter, completeReleases, rollBack, taggedVersions, versionsOfRelease } from './platform-releases'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-wrangler-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A version as the platform's API describes it, and `wrangler versions list --json` prints it. */
const versionOf = (id: string, number: number, annotations: Record<string, string>) => ({
  id,
  number,
  metadata: {
    created_on: `2026-11-${number}T08:00:00.123456Z`,
    modified_on: `2026-11-${number}T08:00:00.123456Z`,
    source: 'wrangler',
    author_id: '0123456789abcdef',
    author_email: 'operator@vendor.example',
    hasPreview: false
  },
  annotations
})
const deployed = (tag: string) => ({ 'workers/triggered_by': 'upload', 'workers/tag': tag, 'workers/message': `Release ${tag}` })
const list = (worker: string) => [
  versionOf(`${worker}-1`, 10, deployed('galaxy-1')),
  versionOf(`${worker}-2`, 11, deployed('galaxy-2')),
  versionOf(`${worker}-2-again`, 12, deployed('galaxy-2')),
  versionOf(`${worker}-secret`, 13, { 'workers/triggered_by': 'secret' })
]

test('the newest version counts of a tag, and versions without one are left out', () => {
  expect([...taggedVersions(JSON.stringify(list('edge')))]).toEqual([
    ['galaxy-2', 'edge-2-again'],
    ['galaxy-1', 'edge-1']
  ])
  expect(() => taggedVersions('{"error":{}}')).toThrow()
})

test('a release is complete only if every worker has it', () => {
  const releases = new Map([
    [
      'galaxy-site',
      new Map([
        ['galaxy-3', 'c'],
        ['galaxy-2', 'b'],
        ['galaxy-1', 'a']
      ])
    ],
    [
      'galaxy-main',
      new Map([
        ['galaxy-2', 'e'],
        ['galaxy-1', 'd']
      ])
    ]
  ])
  expect(completeReleases(releases)).toEqual(['galaxy-2', 'galaxy-1'])
  expect(versionsOfRelease('galaxy-1', releases)).toEqual([
    { name: 'galaxy-site', id: 'a' },
    { name: 'galaxy-main', id: 'd' }
  ])
  expect(() => versionsOfRelease('galaxy-3', releases)).toThrow(
    /galaxy-main has none .*galaxy-3\.\nComplete releases: galaxy-2, galaxy-1/
  )
  expect(adviceAfter('galaxy-2', completeReleases(releases), undefined)).toMatch(/npm run rollback -- galaxy-1$/)
  expect(adviceAfter('galaxy-1', ['galaxy-1'], undefined)).toMatch(/no earlier release/)
  expect(adviceAfter('galaxy-2', completeReleases(releases), 'staging')).toMatch(/npm run rollback -- galaxy-1 --env staging$/)
})

/** Puts a script in the place of wrangler, which lists the versions of every worker and notes the rollbacks. */
function replaceWrangler(rollback: string, listed: (worker: string) => unknown = list): void {
  for (const worker of ['site', 'main', 'exam', 'passport'])
    writeFileSync(join(folder, `galaxy-${worker}.json`), JSON.stringify(listed(worker)))
  const path = join(folder, 'wrangler')
  writeFileSync(
    path,
    `#!/bin/sh
if [ "$1" = versions ]; then cat '${folder}'/"$4".json; exit; fi
echo "$@" >> '${folder}/rolled-back'
${rollback}
`
  )
  chmodSync(path, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
}
const rolledBack = () =>
  existsSync(join(folder, 'rolled-back')) ? readFileSync(join(folder, 'rolled-back'), 'utf8').split('\n') : []

test('all four workers are rolled back, the edge first, and old secrets are named', async () => {
  replaceWrangler('case "$*" in *galaxy-exam*) echo "The following secrets have changed since version x was deployed.";; esac')
  expect(await rollBack('galaxy-1', undefined)).toEqual([
    'galaxy-site: version site-1',
    'galaxy-exam: version exam-1, with the secrets of that time: set again those that wrangler names',
    'galaxy-main: version main-1',
    'galaxy-passport: version passport-1'
  ])
  expect(rolledBack()[0]).toBe('rollback site-1 --name galaxy-site --message Roll back to galaxy-1 --yes')
})

test('nothing is rolled back if one worker lacks the release', async () => {
  replaceWrangler('', (worker) => (worker === 'passport' ? list(worker).slice(1) : list(worker)))
  await expect(rollBack('galaxy-1', undefined)).rejects.toThrow(/galaxy-passport has none/)
  expect(rolledBack()).toEqual([])
})

test('a rollback that fails on the way says how far it came', async () => {
  replaceWrangler('case "$*" in *galaxy-exam*) exit 1;; esac')
  await expect(rollBack('galaxy-1', undefined)).rejects.toThrow(/galaxy-exam could not .*galaxy-site: version site-1\n/s)
  expect(rolledBack().filter(Boolean)).toHaveLength(2)
})
