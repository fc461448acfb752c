import { openExamCasesSchema } from '~/contract/exam-desk'
import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { DataState } from '../data-state'
import { callExamDesk } from '../exam-calls'
import { useUnsentTextGuard } from '../leave-guard'
import { useDeskSearch } from '../link'
import { AttemptView } from './attempt-view'
import { CertificateSearch } from './certificate-search'
import { OpenCases } from './open-cases'
import './exam.css'

const fetchOpenCases = () => callExamDesk({ call: 'GET /desk/exam/open', data: openExamCasesSchema })

/**
 * Decisions of staff about the certification exam: `?attempt=` shows one attempt, `?q=` the certificates found by a search.
 */
export function ExamPage() {
  const { result, load } = useLoadedData(fetchOpenCases)
  const texts = useUnsentTextGuard<HTMLDivElement>()
  const { attempt, q = '' } = useDeskSearch('/desk/exam')
  return (
    <div ref={texts}>
      <div className="desk-head">
        <h1>{m.desk_exam_title()}</h1>
      </div>
      {attempt === undefined ? (
        <>
          <CertificateSearch query={q} onProposed={load} />
          <DataState result={result} onRetry={load}>
            {(cases) => <OpenCases cases={cases} onDecided={load} />}
          </DataState>
        </>
      ) : (
        <AttemptView id={attempt} />
      )}
    </div>
  )
}
