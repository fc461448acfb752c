import * as v from 'valibot'

const issuedSchema = v.object({ id: v.string(), publicJwt: v.string(), namedJwt: v.string() })

/** Fields of a request for a certificate, as `serve.ts` describes them. */
interface Wanted {
  name?: string
  phone?: string
  finishedAt?: number
  revoked?: string
  outdated?: boolean
}

/** Has a certificate issued on the site of the browser tests. */
export async function issueCertificate(wanted: Wanted = {}) {
  const body = JSON.stringify({ name: '王小明', ...wanted })
  const answer = await fetch(process.env.SITE_CERTIFICATES ?? '', { method: 'POST', body })
  return v.parse(issuedSchema, await answer.json())
}
