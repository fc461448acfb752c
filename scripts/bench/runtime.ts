import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { modulesOf, readLocalConfig } from '../local-config'
import { root } from '../root'

/** Where the benchmark writes its configurations and its result. */
export const benchFolder = join(root, '.local', 'bench')

/** A worker of a capnp configuration. Bindings are capnp text. */
interface Worker {
  name: string
  main: string
  bindings: string[]
  /** Given a port, it listens there. */
  port?: number
}

export interface Runtime {
  stop: () => Promise<void>
}

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

const text = JSON.stringify

/** The built edge before a stand-in that takes `delay` milliseconds, for everything that it is deployed with. */
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

/** A worker that answers the text and does nothing else. */
export function bareWorker(name: string, port: number, page: string): Worker {
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(join(benchFolder, 'page.html'), page)
  return { name, main: join(root, 'scripts/bench/bare.js'), port, bindings: ['(name = "PAGE", text = embed "page.html")'] }
}

/** Starts workerd itself, without wrangler's proxies before it, and waits until every socket answers. */
export async function startWorkerd(file: string, workers: Worker[]): Promise<Runtime> {
  mkdirSync(benchFolder, { recursive: true })
  const path = join(benchFolder, file)
  writeFileSync(path, configuration(workers))
  const child = spawn('workerd', ['serve', path], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (const { port } of workers) if (port) await answers(port)
  return {
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
