import * as v from 'valibot'
import { certificateVersion } from '../../src/contract/certificates'
import type { DatabaseStore } from '../database-store'

const countsSchema = v.tuple([v.object({ outdated: v.number() })])

/**
 * Asks the exam service to issue every certificate of an earlier version anew. The service signs, in its job: the key is a secret
 * that no command can read.
 * @returns a line for the user
 */
export async function requestReissue({ query, execute }: DatabaseStore): Promise<string> {
  const outdated = `version < ${certificateVersion}`
  const [counts] = v.parse(countsSchema, await query(`SELECT count(*) AS outdated FROM certificates WHERE ${outdated}`))
  if (counts.outdated === 0) return `Every certificate has version ${certificateVersion}.`
  await execute([`UPDATE certificates SET is_reissue_requested = 1 WHERE ${outdated}`])
  return `The job of the exam service will issue ${counts.outdated} certificates anew, in version ${certificateVersion}.`
}
