import { type OwnCertificate, ownCertificatesSchema } from '~/contract/certificates'
import { type ExamResult, resultSchema } from '~/contract/exam'
import { type ExamData, fetchExam } from '~/lib/exam-data'

/** The certificates of the account; undefined if the result has none. */
export type OwnCertificates = ExamData<readonly OwnCertificate[]> | undefined

interface ResultData {
  result: ExamData<ExamResult>
  certificates: OwnCertificates
}

/** The result of the exam token's attempt, and the account's certificates, which also need the login. */
export async function loadResult(): Promise<ResultData> {
  const result = await fetchExam({ call: 'GET /result', data: resultSchema })
  const isCertified = result.state === 'ok' && result.data.certificate !== null
  const certificates = isCertified ? await fetchExam({ call: 'GET /certificates', data: ownCertificatesSchema }) : undefined
  return { result, certificates }
}
