import { type OwnCertificate, ownCertificatesSchema } from '~/contract/certificates'
import { type ExamResult, resultSchema } from '~/contract/exam'
import { type ExamData, fetchExam } from '~/lib/exam-data'

interface ResultData {
  result: ExamData<ExamResult>
  certificate: OwnCertificate | undefined
}

/** The result of the exam token's attempt, and its certificate, which also needs the login. */
export async function loadResult(): Promise<ResultData> {
  const result = await fetchExam({ call: 'GET /result', data: resultSchema })
  const id = result.state === 'ok' ? result.data.certificate : null
  if (id === null) return { result, certificate: undefined }
  const own = await fetchExam({ call: 'GET /certificates', data: ownCertificatesSchema })
  return { result, certificate: own.state === 'ok' ? own.data.find((each) => each.id === id) : undefined }
}
