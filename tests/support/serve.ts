import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LegacyWorkerOptions as WorkerOptions } from 'miniflare'
import * as v from 'valibot'
import { readProxies } from '../../hosts/node/client.ts'
import { listen } from '../../hosts/node/listener.ts'
import { openSite } from '../../hosts/node/site.ts'
import { statementsOf } from '../../scripts/accounts.ts'
import { repeatIfClosed } from '../../scripts/database-store.ts'
import { newCertificateKey } from '../../scripts/exam/new-key.ts'
import { prepareNodeState } from '../../scripts/local-node-state.ts'
import { type LocalSite, prepareDatabases, serveSite } from '../../scripts/local-site.ts'
import { root as project } from '../../scripts/root.ts'
import { roleSchema } from '../../src/contract/roles.ts'
import { addPassedAttempt, revoke } from './certificates.ts'
import { hashCheaply } from './cheap-hashes.ts'
import { serveClient } from './ueditor.ts'

const log = (line: string, level: string) => {
  if (level === 'error') console.error(line)
}

/** The extension API of the second site's editor. Only routes of tests answer there. */
export const editorOfAnotherOrigin = 'https://editor.example'

/** Forum of the second site. */
export const forumOfAnotherOrigin = 'https://forum.example'

/** Chat of the second site. Only routes of tests answer there. */
export const chatOfAnotherOrigin = 'https://chat.example/embed'

/**
 * Serves the production build on free ports: as `npm start` does; the same with main and exam down; and as `npm run start:node`
 * does. The databases are removed afterwards.
 */
export default async function serve(): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'galaxy-e2e-'))
  const state = join(root, 'site')
  await prepareDatabases(state)
  process.env.SITE_RESTART_STATE = join(root, 'restart')
  await cp(state, process.env.SITE_RESTART_STATE, { recursive: true })
  const client = await serveClient()
  process.env.SITE_UEDITOR_PORT = String(client.port)
  const configure = (worker: WorkerOptions) => {
    hashCheaply(worker)
    const origin = `http://127.0.0.1:${client.port}`
    if (worker.name === 'galaxy-main') worker.bindings = { ...worker.bindings, EDITOR_JSONP_ORIGIN: origin }
  }
  const site = await serveSite({ port: 0, state, configure, log })
  const stateWithoutMain = join(root, 'without-main')
  await cp(process.env.SITE_RESTART_STATE, stateWithoutMain, { recursive: true })
  const withoutMain = await serveSite({
    port: 0,
    state: stateWithoutMain,
    vars: {
      USER_SERVICE_BASE: 'http://127.0.0.1:9',
      EXAM_BASE: 'http://127.0.0.1:9',
      EDITOR_SERVER_BASE: editorOfAnotherOrigin,
      CHATBOT_EMBED_URL: chatOfAnotherOrigin,
      FORUM_URL: forumOfAnotherOrigin
    },
    configure: hashCheaply,
    log
  })
  process.env.SITE_PORT = site.address.port
  const onNode = await serveOnNode(join(root, 'on-node'))
  process.env.SITE_ON_NODE_PORT = String(onNode.port)
  process.env.SITE_ON_NODE_GRANTS = onNode.grants
  const codeAging = await serveCodeAging(site)
  process.env.SITE_CODE_AGING = codeAging.address
  const certificates = await serveCertificates(site)
  process.env.SITE_CERTIFICATES = certificates.address
  const grants = await serveGrantsOf(site)
  process.env.SITE_GRANTS = grants.address
  process.env.SITE_WITHOUT_MAIN_PORT = withoutMain.address.port
  const grantsWithoutMain = await serveGrantsOf(withoutMain)
  process.env.SITE_WITHOUT_MAIN_GRANTS = grantsWithoutMain.address
  return async () => {
    client.close()
    codeAging.close()
    certificates.close()
    grants.close()
    grantsWithoutMain.close()
    await Promise.all([site.close(), withoutMain.close(), onNode.close()])
    await rm(root, { recursive: true, force: true })
  }
}

/** Serves the site on Node, for the tests that run on both hosts (`playwright.config.ts`). */
async function serveOnNode(state: string): Promise<{ port: number; grants: string; close: () => Promise<void> }> {
  await prepareNodeState(state)
  const vars = {
    passport: { PASSWORD_HASH_COST: 10 },
    main: { FILE_LINK_SECRET: 'a secret of the tests with forty letters', DNS_RESOLVER_URL: '' },
    exam: { CERTIFICATE_KEY: newCertificateKey() }
  }
  const site = await openSite({ root: project, state, vars, isAddressKnown: false, withOutbox: true, log: () => undefined })
  const listener = await listen({
    fetch: site.fetch,
    port: 0,
    host: '127.0.0.1',
    proxies: readProxies('127.0.0.1'),
    isAddressKnown: false,
    checkReady: () => undefined,
    log: (line) => console.error(line)
  })
  const { passport } = site.databases
  if (!passport) throw new Error('no database of accounts')
  const grants = await serveGrants((statements) => passport.batch(statements.map((statement) => passport.prepare(statement))))
  return {
    port: listener.port,
    grants: grants.address,
    close: async () => {
      grants.close()
      await listener.close()
      await site.close()
    }
  }
}

/**
 * Serves a POST that ages the codes of an identifier by two minutes. Tests run in other processes, which would lock the site out
 * if they opened the database themselves.
 */
async function serveCodeAging({ runtime }: LocalSite): Promise<Helper> {
  const database = await runtime.getD1Database('DB', 'galaxy-passport')
  return serveHelper(async (to) => {
    await database.prepare('UPDATE attempts SET at = at - 120000 WHERE scope = ?').bind(`code:${to}`).run()
    return ''
  })
}

const grantSchema = v.object({ phone: v.string(), role: roleSchema })

/** Serves a POST that runs the statements of `npm run accounts -- grant`. */
const serveGrants = (execute: (statements: readonly string[]) => Promise<unknown>): Promise<Helper> =>
  serveHelper(async (body) => {
    const { phone: identifier, role } = v.parse(grantSchema, JSON.parse(body))
    await execute(statementsOf({ action: 'grant', identifier, role, remote: false }, Date.now()))
    return ''
  })

async function serveGrantsOf({ runtime }: LocalSite): Promise<Helper> {
  const database = await runtime.getD1Database('DB', 'galaxy-passport')
  return serveGrants((statements) => database.batch(statements.map((statement) => database.prepare(statement))))
}

const certificateRequestSchema = v.object({
  name: v.string(),
  /** Identifier of the holder's account; without it, the certificate belongs to no account. */
  phone: v.optional(v.string()),
  finishedAt: v.optional(v.number()),
  /** Reason of its revocation; undefined if it is valid. */
  revoked: v.optional(v.string()),
  /** Whether to store it as one of the first version, which can be reissued. */
  outdated: v.optional(v.boolean())
})

/** Serves a POST that issues a certificate, and answers with its row. */
async function serveCertificates({ runtime }: LocalSite): Promise<Helper> {
  const passport = await runtime.getD1Database('DB', 'galaxy-passport')
  const exam = await runtime.getD1Database('DB', 'galaxy-exam')
  return serveHelper(async (body) => {
    const { name, phone = '', finishedAt, revoked, outdated } = v.parse(certificateRequestSchema, JSON.parse(body))
    const account = await passport.prepare('SELECT id FROM accounts WHERE phone = ?').bind(phone).first<string>('id')
    const attempt = await addPassedAttempt(exam, {
      account: account ?? crypto.randomUUID(),
      name,
      ...(finishedAt && { finishedAt })
    })
    const worker = await runtime.getWorker('galaxy-exam')
    await worker.scheduled({ cron: '* * * * *' })
    const read = exam.prepare('SELECT id, public_jwt AS publicJwt, named_jwt AS namedJwt FROM certificates WHERE attempt = ?')
    const row = v.parse(v.looseObject({ id: v.string() }), await read.bind(attempt).first())
    if (revoked !== undefined) await revoke(exam, row.id, revoked)
    if (outdated) await exam.prepare('UPDATE certificates SET version = 1 WHERE id = ?').bind(row.id).run()
    return JSON.stringify(row)
  })
}

interface Helper {
  address: string
  close: () => void
}

/**
 * Serves POSTs of tests, which run in other processes, on a separate port. Answers 400 with the reason on failure, because an
 * exception in the handler would end the whole run.
 */
async function serveHelper(answer: (body: string) => Promise<string>): Promise<Helper> {
  const server = createServer(async (request, response) => {
    try {
      // A kept-alive connection might be closed at the moment a test uses it.
      response.setHeader('Connection', 'close')
      const body = Buffer.concat(await request.toArray()).toString()
      response.end(await repeatIfClosed(() => answer(body)))
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port for the tests')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${address.port}/`, close }
}
