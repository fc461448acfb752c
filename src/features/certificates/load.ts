import * as v from 'valibot'
import { brand } from '~/contract/brand'
import { certificateIdSchema, type PublicCertificate, publicCertificateSchema } from '~/contract/certificates'
import type { Locale } from '~/contract/locale'
import { edgeContext } from '~/lib/edge-context'
import { fetchExam } from '~/lib/exam-data'
import { redirectTo } from '~/lib/redirect'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'
import { loadVerify } from './copy'
import { numberIn } from './number'

/** Any text: a mistyped number shows an error instead of a 404. */
const searchSchema = v.object({ number: v.optional(v.string()) })

/** Loads the page with the field for a number. A number in the query leads to its certificate, without scripts too. */
export async function loadVerifyPage(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { number } = validOrNotFound(searchSchema, search)
  const id = number === undefined ? undefined : numberIn(number)
  if (id) throw redirectTo({ to: '/verify/$id', params: { id } }, 'certificate-number')
  const copy = await loadVerify(locale)
  return { copy, wrongNumber: number, head: { title: copy.title, description: copy.description } }
}

/** Certificate as its page shows it; `unavailable` if the exam API gave no verdict. */
export type Looked = PublicCertificate | { verdict: 'unavailable' }

/** Asks for the verdict on a certificate. A number in another form is an unknown one. */
export async function loadCertificate(id: string, locale: Locale) {
  // A holder who masks the name, and staff who revoke, expect the page to change at once.
  edgeContext()?.requireCurrent()
  const looked = await lookUp(id.toLowerCase())
  if (looked.verdict === 'unknown') edgeContext()?.reportNotFound()
  const certification = 'certification' in looked ? looked.certification : ''
  const title = titles[looked.verdict]({ certification }, { locale })
  const checkedAt = Date.now()
  return { looked, checkedAt, head: { title, description: m.certificates_description_of({ brand }, { locale }) } }
}

async function lookUp(id: string): Promise<Looked> {
  if (!v.is(certificateIdSchema, id)) return { verdict: 'unknown' }
  const answer = await fetchExam({ call: 'GET /public/certificate', query: { id }, data: publicCertificateSchema })
  if (answer.state === 'ok') return answer.data
  edgeContext()?.reportUnavailable()
  return { verdict: 'unavailable' }
}

const titles = {
  valid: m.certificates_title_valid,
  expired: m.certificates_title_expired,
  revoked: m.certificates_title_revoked,
  unknown: m.certificates_title_unknown,
  unavailable: m.certificates_title_unavailable
}
