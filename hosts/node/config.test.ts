import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bases, readBucket, readServerConfig } from './config.ts'

const bucket = {
  GALAXY_FILES_BUCKET: 'https://s3.example/galaxy',
  GALAXY_FILES_REGION: 'cn-north-1',
  GALAXY_FILES_KEY_ID: 'id',
  GALAXY_FILES_SECRET: 'secret'
}

test('the files are in a bucket if all of its settings are there, and in the folder if none is', () => {
  expect(readBucket({})).toBeUndefined()
  expect(readBucket(bucket)).toEqual({
    address: 'https://s3.example/galaxy',
    region: 'cn-north-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret'
  })
})

test('a bucket without its secret, or with an address that is none, is refused', () => {
  expect(() => readBucket({ ...bucket, GALAXY_FILES_SECRET: undefined })).toThrow('GALAXY_FILES_SECRET: a bucket needs')
  for (const address of ['s3.example/galaxy', 'https://s3.example', 'https://s3.example/', 'https://s3.example/galaxy/']) {
    expect(() => readBucket({ ...bucket, GALAXY_FILES_BUCKET: address })).toThrow('must be the address of a bucket')
  }
})

test('a setting that is given by itself and as a file is refused, unless one of them is an empty line', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'galaxy-setting-')), 'secret')
  writeFileSync(file, 'from a file\n')
  const both = { GALAXY_FILES_SECRET: 'by itself', GALAXY_FILES_SECRET_FILE: file }
  expect(() => readBucket({ ...bucket, ...both })).toThrow('GALAXY_FILES_SECRET: is given by itself and as a file')
  for (const order of [1, -1]) {
    const lines = Object.entries({ ...bucket, GALAXY_FILES_SECRET: '', GALAXY_FILES_SECRET_FILE: file }).toSorted(
      ([a], [b]) => order * a.localeCompare(b)
    )
    expect(readBucket(Object.fromEntries(lines))?.secretAccessKey).toBe('from a file')
    const emptyFile = Object.entries({ ...bucket, GALAXY_FILES_SECRET_FILE: '' }).toSorted(
      ([a], [b]) => order * a.localeCompare(b)
    )
    expect(readBucket(Object.fromEntries(emptyFile))?.secretAccessKey).toBe(bucket.GALAXY_FILES_SECRET)
  }
})

/** The addresses of the services as the edge's wrangler.toml has them. */
const namedBases = Object.fromEntries(bases.map((base) => [base, '']))

/** Reads the configuration of a server with these settings. @throws Error that lists their faults */
function read(settings: Record<string, string>) {
  const build = mkdtempSync(join(tmpdir(), 'galaxy-config-'))
  for (const folder of ['server', 'galaxy_passport', 'galaxy_main', 'galaxy_exam']) {
    mkdirSync(join(build, folder))
    writeFileSync(join(build, folder, 'wrangler.json'), JSON.stringify({ vars: folder === 'server' ? namedBases : {} }))
  }
  try {
    return readServerConfig(build, { GALAXY_STATE: '/srv/state', ...settings })
  } finally {
    rmSync(build, { recursive: true })
  }
}

test.each([
  '10.0.0.0/',
  '10.0.0.0/x',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.1:80',
  '0.0.0.0/0',
  '::/0',
  '/8',
  ',',
  '127.0.0.1,',
  'proxy'
])('«%s» is no list of trusted proxies', (written) =>
  expect(() => read({ GALAXY_TRUSTED_PROXIES: written })).toThrow('GALAXY_TRUSTED_PROXIES: «')
)

test('proxies are addresses and networks, and this machine if the setting is empty', () => {
  const isTrusted = (written: string, address: string) =>
    read({ GALAXY_TRUSTED_PROXIES: written }).proxies.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  expect(isTrusted('10.0.0.0/8, 2001:db8::/32', '10.1.2.3')).toBe(true)
  expect(isTrusted('10.0.0.0/8, 2001:db8::/32', '2001:db8::1')).toBe(true)
  expect(isTrusted('10.0.0.0/8', '11.0.0.1')).toBe(false)
  expect([isTrusted('', '127.0.0.1'), isTrusted('', '::1'), isTrusted('', '10.0.0.1')]).toEqual([true, true, false])
})

test.each([
  ['KEPT_BACKUPS', '0', '1 to 30'],
  ['KEPT_BACKUPS', '1e1', '1 to 30'],
  ['KEPT_BACKUPS', '-1', '1 to 30'],
  ['PROCESSES', '0', '1 to 64'],
  ['PROCESSES', '2.5', '1 to 64'],
  ['PORT', '65536', '0 to 65535'],
  ['PORT', '0x50', '0 to 65535'],
  ['PORT', '127.0.0.1:80', '0 to 65535']
])('GALAXY_%s=%s is refused', (name, value, range) => {
  expect(() => read({ [`GALAXY_${name}`]: value })).toThrow(`GALAXY_${name}: must be a number from ${range}`)
})

test('an empty setting is one that is left out', () => {
  const { keptBackups, port, host, backups } = read({
    GALAXY_KEPT_BACKUPS: '',
    GALAXY_PORT: ' ',
    GALAXY_HOST: '',
    GALAXY_BACKUPS: ''
  })
  expect({ keptBackups, port, host, backups }).toEqual({ keptBackups: 14, port: 8787, host: '127.0.0.1', backups: undefined })
})

const asEdge = {
  GALAXY_PASSPORT_BASE: 'http://10.0.0.5:8788/passport',
  GALAXY_USER_SERVICE_BASE: 'http://10.0.0.5:8788/main/web/user',
  GALAXY_EXTENSION_API_BASE: 'http://10.0.0.5:8788/main/website/extention/api',
  GALAXY_EXAM_BASE: 'http://10.0.0.5:8788/exam'
}

test('a server is an edge if the bases name all services, and has then no backups and no services', () => {
  const edge = read(asEdge)
  expect([edge.isEdge, edge.vars.site?.EXAM_BASE]).toEqual([true, asEdge.GALAXY_EXAM_BASE])
  expect(read({ ...asEdge, GALAXY_EXAM_BASE: '' }).isEdge).toBe(false)
  expect(() => read({ ...asEdge, GALAXY_BACKUPS: '/srv/backups' })).toThrow('GALAXY_BACKUPS: an edge')
  expect(() => read({ ...asEdge, ...forEdges('10.0.0.5:8788') })).toThrow('GALAXY_SERVICES: an edge')
})

const forEdges = (address: string) => ({ GALAXY_SERVICES: address, GALAXY_SERVICE_SECRET: 's'.repeat(32) })

test.each([
  ['10.0.0.5:8788', '10.0.0.5'],
  ['127.0.0.1:1', '127.0.0.1'],
  ['[fd00::5]:8788', 'fd00::5']
])('the services listen for edges at %s', (address, host) => {
  expect(read(forEdges(address)).services).toEqual({ host, port: Number(address.split(':').at(-1)) })
})

test.each(['8.8.8.8:8788', '0.0.0.0:8788', '[2001:4860::1]:8788', '[::]:8788', 'services:8788', '10.0.0.5', '10.0.0.5:65536'])(
  'the services do not listen at %s',
  (address) => {
    expect(() => read(forEdges(address))).toThrow('GALAXY_SERVICES: must be an address of a private network')
  }
)

test('the services do not listen for edges without the secret of their own calls', () => {
  expect(() => read({ GALAXY_SERVICES: '10.0.0.5:8788' })).toThrow('GALAXY_SERVICES: needs GALAXY_SERVICE_SECRET')
})

const replicaBucket = {
  GALAXY_REPLICA: 'https://s3.example/galaxy-copy',
  GALAXY_REPLICA_REGION: 'cn-north-1',
  GALAXY_REPLICA_KEY_ID: 'id',
  GALAXY_REPLICA_SECRET: 'secret'
}

test('a replica is in a folder, or in a bucket if the files are in one as well', () => {
  expect(read({}).replica).toBeUndefined()
  expect(read({ GALAXY_REPLICA: '/mnt/other/galaxy' }).replica).toEqual({ folder: '/mnt/other/galaxy' })
  expect(read({ ...bucket, ...replicaBucket }).replica).toEqual({
    bucket: { address: 'https://s3.example/galaxy-copy', region: 'cn-north-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  })
  expect(() => read(replicaBucket)).toThrow('GALAXY_FILES_BUCKET must have the files')
})

test.each([
  [{ GALAXY_REPLICA: '/srv/state/replica' }, 'is in GALAXY_STATE'],
  [{ GALAXY_REPLICA: '/srv/state' }, 'is in GALAXY_STATE'],
  [{ GALAXY_REPLICA: 'replica' }, 'must be a whole path'],
  [{ GALAXY_REPLICA_SECRET: 'secret' }, 'GALAXY_REPLICA is no address of a bucket'],
  [{ ...bucket, ...replicaBucket, GALAXY_REPLICA_SECRET: '' }, 'GALAXY_REPLICA_SECRET: a bucket needs'],
  [{ ...bucket, ...replicaBucket, GALAXY_REPLICA: 'https://s3.example/galaxy/copy' }, 'must be the address of a bucket']
])('a replica that would be none is refused: %o', (settings, fault) => expect(() => read(settings)).toThrow(fault))

test.each(['BACKUPS', 'LOGS'])('GALAXY_%s in the state is refused, because a restore would put it aside', (name) => {
  for (const folder of ['/srv/state', '/srv/state/', '/srv/state/below', '/srv/other/../state/below'])
    expect(() => read({ [`GALAXY_${name}`]: folder })).toThrow(`GALAXY_${name}: is in GALAXY_STATE`)
  for (const folder of ['/srv/state-below', '/srv', '/srv/..state'])
    expect(() => read({ [`GALAXY_${name}`]: folder })).not.toThrow()
})

test('the figures have a port of their own, on this machine, or none', () => {
  expect(read({}).metrics).toBeUndefined()
  expect(read({ GALAXY_METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(() => read({ GALAXY_METRICS_PORT: '8787' })).toThrow('GALAXY_METRICS_PORT: must be another port')
  expect(read({ GALAXY_PORT: '0' })).toMatchObject({ port: 0, metrics: undefined })
})
