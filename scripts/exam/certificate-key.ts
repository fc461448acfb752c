import * as v from 'valibot'
import type { CommandResult } from '../command-result'
import { run } from '../shell'
import { newCertificateKey } from './new-key'

/* The secret of the deployed exam service that signs certificates. */

const worker = 'galaxy-exam'
const secret = 'CERTIFICATE_KEY'

/** How to set the key; the key itself is written to a terminal only if that is asked for. */
export const keyInstructions = `A local site makes its own key. The deployed service reads the secret ${secret}:

    npm run exam -- new-key --remote

makes a key and sets it, without showing it. To keep it in a vault of your own, make it with --print, and set it:

    npx wrangler secret put ${secret} --name ${worker}

A new key replaces the old one for new certificates. Those issued before stay valid: the service keeps its public keys.`

/** Makes a key and sets it as the secret, through the standard input of wrangler: arguments show in the list of processes. */
export async function setCertificateKey(): Promise<CommandResult> {
  const { code } = await run('wrangler', ['secret', 'put', secret, '--name', worker], { input: newCertificateKey() })
  return code === 0
    ? { text: `A new key is set as the secret ${secret} of ${worker}.`, code: 0 }
    : { text: 'No key was set: wrangler could not do it; the lines above say why.', code: 1 }
}

const secretsSchema = v.array(v.object({ name: v.string() }))

/** The step that is missing before a deployment; undefined if the secret is set. @throws Error if wrangler cannot tell */
export async function missingCertificateKey(): Promise<string | undefined> {
  const missing = `${worker}: the secret ${secret} is not set, without which no certificate can be signed: npm run exam -- new-key --remote`
  const { code, output, stdout } = await run('wrangler', ['secret', 'list', '--name', worker, '--format', 'json'])
  // Before the first deployment there is no worker. `secret put` creates it.
  if (code !== 0 && output.includes(`Worker "${worker}" not found`)) return missing
  if (code !== 0) throw new Error(`wrangler could not list the secrets of ${worker}; the lines above say why.`)
  return v.parse(secretsSchema, JSON.parse(stdout)).some(({ name }) => name === secret) ? undefined : missing
}

/** What a deployment needs besides the configuration, for a run without an account. */
export const neededSecret = `the secret ${secret} of ${worker}: npm run exam -- new-key --remote`
