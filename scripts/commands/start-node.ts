/* `npm run start:node`: builds the site and serves it on Node with services, databases and outbox. */
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readProxies } from '../../hosts/node/client.ts'
import { compressAssets } from '../../hosts/node/compress-assets.ts'
import type { ServerConfig } from '../../hosts/node/config.ts'
import { openServer, takeState } from '../../hosts/node/server.ts'
import { exitWith, failed } from '../command-result'
import { newCertificateKey } from '../exam/new-key'
import { build } from '../full-build'
import { prepareNodeState } from '../local-node-state'
import { chosenPort } from '../local-port'
import { nodeStateFolder } from '../resources'
import { root } from '../root'
import { timed } from '../run-program'

parseArgs()
const port = await chosenPort('npm run start:node').catch((error: unknown) => exitWith(failed(error)))

await build()
await timed(
  'Compressing the files',
  () => compressAssets(join(root, 'dist/client'), join(root, 'dist/compressed')),
  () => true
)
for (const step of await prepareNodeState(nodeStateFolder)) console.log(`  ${step}`)

const started = Date.now()
mkdirSync(join(root, '.local'), { recursive: true })
const logFile = createWriteStream(join(root, '.local', 'site-node.log'), { flags: 'a' })
const config: ServerConfig = {
  bucket: undefined,
  replica: undefined,
  state: nodeStateFolder,
  backups: undefined,
  keptBackups: 0,
  logs: undefined,
  port,
  host: 'localhost',
  processes: 1,
  services: undefined,
  isEdge: false,
  metrics: undefined,
  proxies: readProxies('127.0.0.1,::1'),
  // As in a local run on workerd: new secrets for each start, and nothing is fetched for authors (decision 040).
  vars: {
    main: { FILE_LINK_SECRET: randomBytes(32).toString('hex'), DNS_RESOLVER_URL: '' },
    exam: { CERTIFICATE_KEY: newCertificateKey() }
  }
}
const release = await takeState(config)
const server = await openServer({ root, isLocal: true, show: (line) => void logFile.write(`${line}\n`), config })
await server.listen()
console.log(`Started in ${((Date.now() - started) / 1000).toFixed(1)} s

Galaxy is ready, on Node. Open in a browser:
  http://localhost:${port}                 Chinese
  http://www.galaxy.localhost:${port}      English
  http://localhost:${port}/__outbox        verification codes and messages that were sent
Accounts and messages are kept in .local/node; requests are logged in .local/site-node.log. Ctrl-C stops.`)

// A visitor who leaves during rendering can cause a rejection that nothing awaits any more.
process.on('unhandledRejection', (reason) => console.error(reason))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(
    signal,
    () =>
      void server.close().finally(() => {
        release()
        process.exit(0)
      })
  )
}
