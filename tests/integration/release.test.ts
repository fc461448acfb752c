import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNodeDatabase } from '../../hosts/node/database.ts'
import { databasePath } from '../../hosts/node/site.ts'
import { freePort } from '../../scripts/bench/runtime.ts'
import { newCertificateKey } from '../../scripts/exam/new-key.ts'
import { assembleRelease } from '../../scripts/release.ts'
import { root } from '../../scripts/root.ts'
import { databaseSchema } from '../../services/api/bindings.ts'
import { addAccount } from './services/stored-accounts.ts'

/*
 * A release as on a server or in an image: in a folder of its own, with an environment that has nothing of the project.
 */

let folder: string
let release: string
const settings: Record<string, string> = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-release-'))
  release = join(folder, 'release')
  const umask = process.umask(0o077)
  try {
    await assembleRelease(release)
  } finally {
    process.umask(umask)
  }
  Object.assign(settings, {
    GALAXY_STATE: join(folder, 'state', 'site'),
    GALAXY_BACKUPS: join(folder, 'backups'),
    GALAXY_FILE_LINK_SECRET: 'a secret of the release with letters',
    GALAXY_CERTIFICATE_KEY: newCertificateKey()
  })
  mkdirSync(join(folder, 'state'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command of the release. */
function galaxy(args: string[], more: Record<string, string> = {}): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(release, 'bin', 'galaxy.js'), ...args], {
    cwd: folder,
    env: { ...settings, ...more },
    encoding: 'utf8'
  })
  return { code: status, text: stdout + stderr }
}

/** Starts its server, carries out `act` while it answers, and stops it. */
async function whileRunning(act: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const env = { ...settings, GALAXY_PORT: String(port) }
  const server = spawn(process.execPath, [join(release, 'hosts/node/main.ts')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('"event":"listening"') && resolve())
      server.once('exit', () => reject(new Error('The server did not start')))
    })
    await act(`http://127.0.0.1:${port}`)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

test('a release has neither the sources nor the outbox', () => {
  expect(existsSync(join(release, 'src'))).toBe(false)
  expect(globSync('**/*outbox*', { cwd: join(release, 'dist') })).toEqual([])
  expect(globSync('**/*.test.*', { cwd: join(release, 'hosts') })).toEqual([])
  expect(globSync('**/wrangler.?*.json', { cwd: join(release, 'dist') })).toEqual([])
  // The example of the settings, and no settings.
  expect(globSync('**/galaxy.env*', { cwd: join(release, 'hosts') })).toEqual(['node/deploy/galaxy.env.example'])
})

test('every account can read a release, with any umask of its builder', () => {
  const modes = ['', ...globSync('**/*', { cwd: release })].map((path) => [path, statSync(join(release, path)).mode & 0o777])
  expect(modes.length).toBeGreaterThan(1000)
  expect(modes.filter(([, mode]) => mode !== 0o755 && mode !== 0o644)).toEqual([])
})

test('its server serves the site with the questions, admin and content that its commands have added', async () => {
  expect(galaxy(['exam', 'import'])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Imported (\d+) new of \1 questions/)
  })
  const imported = (name: string) => galaxy(['content', 'import', `services/main/${name}`, '--keep-others'])
  expect(imported('first-slides')).toMatchObject({ code: 0, text: expect.stringMatching(/^slides: 4$/m) })
  expect(imported('samples')).toMatchObject({ code: 0, text: expect.stringMatching(/^news: 28$/m) })
  const database = openNodeDatabase(databasePath(settings.GALAXY_STATE ?? '', 'passport'))
  expect(galaxy(['accounts', 'list'])).toMatchObject({ code: 0, text: 'There is no account.\n' })
  await addAccount({ passportDb: v.parse(databaseSchema, database) }, { phone: '13800000001' })
  database.close()
  expect(galaxy(['accounts', 'grant', '13800000001', 'admin'])).toMatchObject({ code: 0 })
  await whileRunning(async (address) => {
    const home = await fetch(address)
    const html = await home.text()
    expect([home.status, html]).toEqual([200, expect.stringContaining('</html>')])
    // Neither a gateway nor a mail server is configured, so no form may offer codes.
    expect(html).toMatch(/noCodesTo:\$R\[\d+\]=\["phone","email"\]/)
    expect(galaxy(['accounts', 'list']).text).toContain('admin')
  })
})

test('another server imports what its command exports', async () => {
  const exported = join(folder, 'exported')
  const other = { GALAXY_STATE: join(folder, 'state', 'other') }
  expect(galaxy(['content', 'export', exported, '--all'])).toMatchObject({ code: 0, text: expect.stringContaining('media: 0') })
  expect(galaxy(['content', 'import', exported], other)).toMatchObject({ code: 0 })
  expect(galaxy(['content', 'export', `${exported}-again`, '--all'], other)).toMatchObject({ code: 0 })
  const filesOf = (name: string) => globSync('**/*.*', { cwd: name }).toSorted()
  expect(filesOf(`${exported}-again`)).toEqual(filesOf(exported))
  const slides = v.parse(
    v.array(v.looseObject({ id: v.number() })),
    JSON.parse(readFileSync(join(exported, 'slides.json'), 'utf8'))
  )
  const more = join(folder, 'more')
  mkdirSync(more)
  writeFileSync(join(more, 'slides.json'), JSON.stringify(slides.slice(0, 1).map((slide) => ({ ...slide, id: 9 }))))
  expect(galaxy(['content', 'import', more, '--keep-others'], other)).toMatchObject({ code: 0 })
  expect(galaxy(['content', 'export', `${exported}-again`], other).text).toMatch(/^slides: 5$/m)
})

test('in production it starts only once no needed value is missing or a sample', () => {
  expect(galaxy(['ready'])).toMatchObject({ code: 0 })
  expect(galaxy(['ready'], { GALAXY_ENV: 'sample' })).toMatchObject({ code: 0 })
  const { code, text } = galaxy(['ready'], { GALAXY_ENV: 'production' })
  expect(code).toBe(1)
  expect(text).toContain('https://cn.galaxy.example')
  expect(text).toContain('→ GALAXY_SITE_HOSTS')
  const faulty = galaxy(['ready'], { GALAXY_ENV: 'productive' })
  expect(faulty).toMatchObject({ code: 1, text: expect.stringContaining('GALAXY_ENV: must be «production» or «sample»') })
  for (const file of ['galaxy.service', 'Dockerfile']) {
    const shipped = readFileSync(join(root, 'hosts/node/deploy', file), 'utf8')
    expect(shipped).toMatch(/bin\/galaxy\.js ready/)
    expect(shipped).toMatch(/GALAXY_ENV=production/)
  }
})

test('a backup is made while it runs, and restored once it has ended', async () => {
  let made = ''
  await whileRunning(async () => {
    const { code, text } = galaxy(['backup', 'now'])
    expect(code).toBe(0)
    made = /^The backup is (\S+)\.$/m.exec(text)?.[1] ?? ''
    expect(galaxy(['restore', made])).toMatchObject({ code: 1, text: expect.stringContaining('A server uses these databases') })
  })
  galaxy(['accounts', 'revoke', '13800000001', 'admin'])
  expect(galaxy(['accounts', 'list']).text).not.toContain('admin')
  expect(galaxy(['restore', made])).toMatchObject({ code: 0 })
  expect(galaxy(['accounts', 'list']).text).toContain('admin')
  expect(galaxy(['backup', 'now'], { GALAXY_BACKUPS: '' }).code).toBe(2)
  const unknown = galaxy(['backup', 'then'], { GALAXY_ENV: 'productive' })
  expect(unknown).toMatchObject({ code: 2, text: expect.stringContaining('Usage: ') })
})

test('the doctor examines the server without the sources', async () => {
  const port = await freePort()
  const { code, text } = galaxy(['doctor'], { GALAXY_PORT: String(port) })
  expect(code).toBe(1)
  expect(text).toContain('Missing, or still a sample:')
  expect(text).toMatch(/ok {6}database .*galaxy-main/)
  // A stopped server has no other fault.
  expect(text.match(/FAULT.*/g)).toEqual([
    `FAULT   build that http://127.0.0.1:${port} serves: no site answers there (connect ECONNREFUSED 127.0.0.1:${port})`
  ])
})

test('an unknown or incomplete command prints its usage', () => {
  expect(galaxy(['everything'])).toMatchObject({ code: 2, text: expect.stringContaining('accounts, backup, content') })
  expect(galaxy(['restore'])).toMatchObject({ code: 2, text: expect.stringContaining('Usage: ') })
})
