import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { hashInputs, nameOfBuild } from './build-stamp'
import { grammar } from './grammar'
import { joinedMessages } from './joined-messages'
import { withoutStyles } from './module-runner'
import { root } from './root'

/*
 * A release for servers on Node: a folder with all that runs and operates an installation, and nothing else. Releases stand side by
 * side on a server, and the image of a container has one (docs/server.md).
 */

/** The packages that hosts/node imports, and those that they import. The build has its own inside. */
export const serverPackages = [
  '@hono/node-server',
  '@opentelemetry/api',
  'aws4fetch',
  'bintrees',
  'hono',
  'ipaddr.js',
  'lru-cache',
  'prom-client',
  'tdigest'
]

/** Files and folders of the project that the server and its commands read, besides the build. */
const parts = [
  'hosts',
  'services/passport/db/migrations',
  'services/main/db/migrations',
  'services/exam/db/migrations',
  'services/exam/bank',
  'services/main/first-slides',
  'services/main/samples',
  ...serverPackages.map((name) => `node_modules/${name}`)
]

/** Packages that a release lacks: commands import them only to work on the platform or on a local run. */
const absent = ['wrangler', 'miniflare', 'vite', '@resvg/resvg-js']

/** The name of a release is that of its build. */
export const nameOfRelease = (): string => nameOfBuild(root, hashInputs(root))

/** Bundles the commands of an installation (`galaxy.ts`) with their packages. */
async function bundleCommands(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    resolve: { alias: { '~': join(root, 'src') } },
    plugins: [withoutStyles, grammar(), joinedMessages()],
    ssr: { noExternal: true, external: absent },
    build: {
      ssr: join(root, 'scripts/galaxy.ts'),
      outDir: folder,
      copyPublicDir: false,
      target: 'node24',
      // All files go into one folder below the root, because `root.ts` finds the root from there.
      rolldownOptions: { output: { entryFileNames: 'galaxy.js', chunkFileNames: '[name].js' } }
    }
  })
}

/** Puts a release of the existing build into a folder, which is replaced. */
export async function assembleRelease(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // The outbox shows verification codes to everyone, and environments are the platform's; no installation has them.
  const isOfServer = (path: string) => !/galaxy_outbox$|\/wrangler\.[\w-]+\.json$/.test(path)
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter: isOfServer })
  await bundleCommands(join(folder, 'bin'))
  for (const part of parts) {
    // An operator who keeps the settings of a server beside the examples must not hand them on.
    const isPart = (path: string) => !/\.test\.ts$|\/(galaxy\.env|litestream\.yml)$/.test(path)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isPart })
  }
  // Node reads the files of hosts as ES modules only if the package says so.
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'galaxy', private: true, type: 'module' })}\n`)
  makeReadable(folder)
}

/** Gives files the usual permissions. With a strict umask of the builder, the account of the service could not read them. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
