import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { openNodeDatabase } from '../hosts/node/database.ts'
import { describeRoom, isLow, readRooms } from '../hosts/node/disk.ts'
import { errorMessage } from '../hosts/node/error-message.ts'
import { readNotices } from '../hosts/node/notices.ts'
import { awaitReplica, type Replica } from '../hosts/node/replica.ts'
import type { S3Bucket } from '../hosts/node/s3-client.ts'
import { databasePath, filesFolder, openStore, services } from '../hosts/node/site.ts'
import { smtpOf, smtpSchema } from '../services/api/delivery-settings'
import type { SmtpSettings } from '../services/api/smtp'
import { type BuildStatement, buildStatementAddress, buildStatementSchema } from '../src/contract/build-statement'
import { builtName, hashInputs, isCurrent } from './build-stamp'

/* The probes of `npm run doctor`. None sends a message or changes content. */

/** The outcome of a probe; it succeeded if `fault` is absent. */
export interface Finding {
  probe: string
  fault?: string
}

/** Milliseconds for each probe of the network. */
const timeout = 10_000

/** The message of an error, with that of its cause, in which Node's fetch states the reason. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

const runProbe = async (probe: string, act: () => Promise<void> | void): Promise<Finding> => {
  try {
    await act()
    return { probe }
  } catch (error) {
    return { probe, fault: faultOf(error) }
  }
}

/** Connects, starts TLS and logs in to the mail server as a delivery does, without sending anything. */
export const tryMailServer = ({ host, port, security, login }: SmtpSettings): Promise<Finding> =>
  runProbe(`mail server ${host}:${port}`, async () => {
    const transport = createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      ...(login && { auth: login })
    })
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
  })

/**
 * Tries the mail server of a service. A variable that is not valid is a finding of its own, so that the others are still tried.
 * @param vars variables of the service
 */
export async function tryMail(service: string, vars: Readonly<Record<string, unknown>>): Promise<Finding[]> {
  const read = v.safeParse(smtpSchema, vars)
  if (!read.success) return read.issues.map((issue) => ({ probe: `${v.getDotPath(issue)} (${service})`, fault: issue.message }))
  const smtp = smtpOf(read.output)
  if (!smtp) return []
  // The platform gives nobody a secret back; without the password everything but the login is tried.
  const finding = await tryMailServer(smtp.login?.pass === '' ? { ...smtp, login: undefined } : smtp)
  return [{ ...finding, probe: `${finding.probe} (${service})` }]
}

/** Sends HEAD to a webhook. Any status below 500 passes, because only POST would deliver. */
export const tryAddress = (name: string, url: string): Promise<Finding> =>
  runProbe(URL.canParse(url) ? `${name} ${new URL(url).origin}` : name, async () => {
    if (!URL.canParse(url)) throw new Error('it is no whole address, such as https://name.example/path')
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    if (answer.status >= 500) throw new Error(`it answers ${answer.status}`)
  })

/**
 * Checks that the build is current, because the doctor reads public holidays and facts from the sources.
 * @param project root folder
 */
export const tryBuild = (project: string): Promise<Finding> =>
  runProbe('build', () => {
    if (!isCurrent(join(project, 'dist'), hashInputs(project)))
      throw new Error(
        'the sources have changed since it was made, so holidays, and facts of the vendor unless a running site states them, are not what it serves: npm run build'
      )
  })

/**
 * Compares the build that a running site serves with the build in the folder, whose variables the doctor checks.
 * @param url origin of the site
 * @returns the finding, and the site's build statement if it answered
 */
export async function tryRunning(url: string, project: string): Promise<{ finding: Finding; statement?: BuildStatement }> {
  let statement: BuildStatement | undefined
  const finding = await runProbe(`build that ${url} serves`, async () => {
    const asked = fetch(new URL(buildStatementAddress, url), { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    const answer = await asked.catch((error: unknown) => {
      throw new Error('no site answers there', { cause: error instanceof Error ? error.cause : undefined })
    })
    const stated = v.safeParse(v.pipe(v.string(), v.parseJson(), buildStatementSchema), await answer.text())
    if (!stated.success) throw new Error(`it does not say which (it answers ${answer.status}); is it an earlier version?`)
    statement = stated.output
    const own = builtName(join(project, 'dist'))
    if (statement.build !== own)
      throw new Error(
        `${statement.build}, and the folder of this command has ${own ?? 'no finished build'}: its variables and holidays are not those of the running site`
      )
  })
  if (!statement) return { finding }
  return { finding: finding.fault === undefined ? { probe: `${finding.probe}: ${statement.build}` } : finding, statement }
}

/** Requests a page of the running site. */
export const trySite = (url: string): Promise<Finding> =>
  runProbe(`site ${url}`, async () => {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    if (answer.status !== 200) throw new Error(`it answers ${answer.status}`)
  })

/** Checks that each database of a Node server is intact and writable. */
export const tryDatabases = (state: string): Promise<Finding[]> =>
  Promise.all(
    services.map((service) =>
      runProbe(`database ${databasePath(state, service)}`, () => {
        if (!existsSync(databasePath(state, service))) throw new Error('it does not exist; the server makes it when it starts')
        const database = openNodeDatabase(databasePath(state, service))
        try {
          const checked = database.file.prepare('PRAGMA quick_check').get()?.quick_check
          if (checked !== 'ok') throw new Error(`it is damaged: ${String(checked)}`)
          database.exec('BEGIN IMMEDIATE; CREATE TABLE doctor(x); ROLLBACK')
        } finally {
          database.close()
        }
      })
    )
  )

/** Checks the free disk space of a server's folders. */
export const tryDisks = (state: string, folders: Parameters<typeof readRooms>[1]): Finding[] =>
  readRooms(state, folders).map((room) => {
    const probe = describeRoom(room)
    return isLow(room) ? { probe, fault: 'make room' } : { probe }
  })

/** Writes, reads and deletes a file in the file store of a Node server. */
export const tryFiles = (state: string, bucket?: S3Bucket): Promise<Finding> =>
  runProbe(`files ${bucket?.address ?? filesFolder(state)}`, async () => {
    const files = openStore(state, bucket)
    const key = `doctor/${randomUUID()}`
    await files.put(key, Buffer.from(key))
    const object = await files.get(key)
    const text = object && 'arrayBuffer' in object ? Buffer.from(await object.arrayBuffer()).toString() : ''
    await files.delete(key)
    if (text !== key) throw new Error('a file was not read as it was written')
  })

/** Milliseconds in which the replica must catch up with the databases. */
const replicaTimeout = 15_000

/** Waits until the replica has caught up with each database, and reports the delay. */
export const tryReplica = (state: string, replica: Replica): Promise<Finding[]> =>
  Promise.all(
    services.map(async (service) => {
      const probe = `replica of ${service}`
      try {
        const waited = await awaitReplica(state, replica, service, replicaTimeout)
        return { probe: `${probe}, ${(waited / 1000).toFixed(1)} s behind` }
      } catch (error) {
        return { probe, fault: errorMessage(error) }
      }
    })
  )

/** Reports the notices that a Node server has recorded about itself. */
export const tryNotices = (state: string): Promise<Finding> =>
  runProbe('notices of the server', () => {
    const notices = readNotices(databasePath(state, 'host'))
    if (notices.length > 0) throw new Error(notices.join('; '))
  })

/** A line for each probe. */
export const reportOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ probe, fault }) => (fault === undefined ? `  ok      ${probe}` : `  FAULT   ${probe}: ${fault}`))
