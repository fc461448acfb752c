import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { modulesOf, readLocalConfig } from '../local-config'
import { root } from '../root'

/** Folder of the benchmark's configurations and results. */
export const benchFolder = join(root, '.local', 'bench')

/** A worker in a capnp configuration. Bindings are capnp text. */
interface Worker {
  name: string
  main: string
  bindings: string[]
  /** Port to listen on, if any. */
  port?: number
}

interface Runtime {
  pid: number
  stop: () => Promise<void>
}

/** A free port. Another process may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

const text = JSON.stringify

/** The built edge, with a stub that takes `delay` milliseconds in place of all its bindings. */
export function siteWorkers(name: string, port: number, delay: number): Worker[] {
  const { main = '', vars, assets, services = [] } = readLocalConfig('server')
  const bindings = [assets?.binding, ...services.map(({ binding }) => binding)].filter((binding) => binding !== undefined)
  const upstream = `${name}-upstream`
  const values = Object.entries(vars).map(([key, value]) =>
    typeof value === 'string'
      ? `(name = ${text(key)}, text = ${text(value)})`
      : `(name = ${text(key)}, json = ${text(text(value))})`
  )
  return [
    { name: upstream, main: join(root, 'scripts/bench/upstream.js'), bindings: [`(name = "DELAY", json = "${delay}")`] },
    {
      name,
      main,
      port,
      bindings: [...values, ...bindings.map((binding) => `(name = "${binding}", service = "${upstream}")`)]
    }
  ]
}

/** A worker that only sends the bytes with the headers. */
export function bareWorker(name: string, port: number, page: Uint8Array, headers: Readonly<Record<string, string>>): Worker {
  mkdirSync(benchFolder, { recursive: true })
  const file = `${name}.html`
  writeFileSync(join(benchFolder, file), page)
  const bindings = [`(name = "PAGE", data = embed "${file}")`, `(name = "HEADERS", json = ${text(text(headers))})`]
  return { name, main: join(root, 'scripts/bench/bare.js'), port, bindings }
}

/** Starts workerd without wrangler's proxies, and waits until every socket responds. */
export async function startWorkerd(file: string, workers: Worker[]): Promise<Runtime> {
  mkdirSync(benchFolder, { recursive: true })
  const path = join(benchFolder, file)
  writeFileSync(path, configuration(workers))
  const child = spawn('workerd', ['serve', path], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const { port } of workers) if (port) await answers(port)
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill()
      return exited
    }
  }
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`workerd does not answer on port ${port}`)
}

function configuration(workers: Worker[]): string {
  const services = workers.map(({ name, main, bindings }) => {
    const modules = modulesOf(main).filter((path) => path === main || path.startsWith(join(dirname(main), 'assets')))
    const embedded = modules.map((path) => {
      const embed = text(relative(benchFolder, path))
      return `      (name = ${text(relative(dirname(main), path))}, esModule = embed ${embed})`
    })
    return `  (name = ${text(name)}, worker = (
    compatibilityDate = "2026-10-01",
    modules = [\n${embedded.join(',\n')}\n    ],
    bindings = [\n      ${bindings.join(',\n      ')}\n    ]
  ))`
  })
  const sockets = workers.flatMap(({ name, port }) =>
    port ? [`  (name = ${text(name)}, address = "127.0.0.1:${port}", http = (), service = ${text(name)})`] : []
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [\n${services.join(',\n')}\n  ],
  sockets = [\n${sockets.join(',\n')}\n  ]
);
`
}
