import * as v from 'valibot'
import { certificatePath, certificatePaths } from '~/contract/certificates'
import { checkCertificate } from '~/features/certificates/check'
import { loadCertificate } from '~/features/certificates/load'
import { maxNumberInputLength, numberIn } from '~/features/certificates/number'
import { edgeContext } from '~/lib/edge-context'
import { languageField, setLanguage, siteOrigin, ToolError, tool } from '../tool'

export const verifyCertificate = tool({
  name: 'verify_certificate',
  title: 'Verify a certificate',
  description:
    'The verdict on a certificate of the vendor by its number, with the name as its page shows it, and each check of the signed file: issuer, key, signature, record, dates, revocation.',
  input: v.object({
    number: v.pipe(
      v.string(),
      v.maxLength(maxNumberInputLength),
      v.description('Number of the certificate, or the address of its page.')
    ),
    language: languageField
  }),
  run: async ({ number, language }) => {
    const locale = setLanguage(language)
    const id = numberIn(number)
    if (id === undefined) throw new ToolError('This is not the number of a certificate', 'number')
    const { looked, checkedAt } = await loadCertificate(id, locale)
    if (looked.verdict === 'unavailable') throw new ToolError('Certificates are unavailable. Try again later.')
    if (looked.verdict === 'unknown') return { verdict: looked.verdict, checks: [] }
    const isoTime = (moment: number) => new Date(moment).toISOString()
    return {
      verdict: looked.verdict,
      certification: looked.certification,
      name: looked.name,
      isNameShown: looked.isNameShown,
      issuedAt: isoTime(looked.issuedAt),
      validUntil: isoTime(looked.validUntil),
      checks: await checksOf(id, checkedAt),
      address: siteOrigin() + certificatePath(id)
    }
  }
})

/** The checks that the certificate's page makes. */
async function checksOf(id: string, now: number) {
  const file = await readFile(`${certificatePaths.certificates}${id}.jwt`)
  const checks = []
  for await (const { step, outcome, finding } of checkCertificate(file.text, { readFile, now })) {
    checks.push({ step, outcome, finding: finding.code })
  }
  return checks
}

/** Reads a public file of the site. */
async function readFile(path: string): Promise<{ status: number; text: string }> {
  const answer = await edgeContext()?.fetchApi(path)
  if (!answer) throw new Error('A tool runs in a request of the edge')
  return { status: answer.status, text: await answer.text() }
}
