import type { CommandResult } from '../command-result'
import { type Environment, nameIn } from '../environment'
import { run } from '../run-program'
import { newCertificateKey } from './new-key'

/* The secret of the deployed exam service that signs certificates. */

const worker = 'galaxy-exam'
const secret = 'CERTIFICATE_KEY'

/** Instructions for setting the key; the key itself is written to a terminal only if that is asked for. */
export const keyInstructions = `A local site makes its own key. The deployed service reads the secret ${secret}:

    npm run exam -- new-key --remote

makes a key and sets it, without showing it. To keep it in a vault of your own, make it with --print, and set it:

    npx wrangler secret put ${secret} --name ${worker}

A new key replaces the old one for new certificates. Those issued before stay valid: the service keeps its public keys.`

/**
 * Makes a key and sets it as the secret in an environment, through the standard input of wrangler: arguments show in the list of
 * processes.
 */
export async function setCertificateKey(environment: Environment): Promise<CommandResult> {
  const name = nameIn(environment, worker)
  const { code } = await run('wrangler', ['secret', 'put', secret, '--name', name], { input: newCertificateKey() })
  return code === 0
    ? { text: `A new key is set as the secret ${secret} of ${name}.`, code: 0 }
    : { text: 'No key was set: wrangler could not do it; the lines above say why.', code: 1 }
}
