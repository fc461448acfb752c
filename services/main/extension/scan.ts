import * as v from 'valibot'
import { log } from '../../api/log'
import { unansweredReason, webhookHeaders } from '../../api/webhook'
import { signedLink } from '../file-links'
import { quarantinePrefix } from '../media-files'

/** The operator's malware scanner, described in docs/operations.md. */
export interface ScanSettings {
  url: string
  /** Key that signs the calls. */
  secret: string
  /** Key that signs the link from which the scanner downloads the file. */
  linkSecret: string
}

/** The file, as the request to the scanner describes it. */
interface ScannedFile {
  key: string
  name: string
  mediaType: string
  bytes: number
  sha256: string
}

/** Milliseconds. The author waits for the verdict. */
const timeout = 30_000

const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ verdict: v.picklist(['clean', 'infected']) }))

/** Scans a file. `waiting` if the scanner gives no verdict: the file stays in quarantine and can be scanned again. */
export async function scanFile(
  settings: ScanSettings,
  file: ScannedFile,
  now: number
): Promise<'clean' | 'infected' | 'waiting'> {
  const { address, expiresAt } = signedLink(quarantinePrefix + file.key, now, settings.linkSecret)
  const { key, name, mediaType, bytes, sha256 } = file
  const body = JSON.stringify({ id: key, name, mediaType, bytes, sha256, address, expiresAt })
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: webhookHeaders(settings.secret, key, body),
      body,
      // Following a redirect would send the link to an address that the operator did not configure.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout)
    })
    if (response.status === 200) {
      const answer = v.safeParse(answerSchema, await response.text())
      if (answer.success) return answer.output.verdict
      log('error', { event: 'unscanned', reason: 'answer without a verdict' })
    } else {
      await response.body?.cancel()
      log('error', { event: 'unscanned', reason: `status ${response.status}` })
    }
  } catch (error) {
    log('error', { event: 'unscanned', reason: unansweredReason(error) })
  }
  return 'waiting'
}
