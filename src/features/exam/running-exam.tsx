import { useEffect, useState } from 'react'
import { candidateSchema } from '~/contract/exam'
import { callExam } from '~/lib/api'
import { currentVisitor } from '~/lib/visitor'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import './running-exam.css'

/** Says that an exam is running, and leads back to it. Asks only for visitors with an exam token, after the page is there. */
export function RunningExam() {
  const [remaining, setRemaining] = useState<number | null>(null)

  useEffect(() => {
    const { loggedIn, hasExamToken } = currentVisitor()
    if (!loggedIn || !hasExamToken) return
    let isLeft = false
    callExam({ call: 'GET /candidate', data: candidateSchema, suppressErrorToast: () => true }).then(
      (candidate) => {
        if (!isLeft) setRemaining(candidate.remaining)
      },
      // Without an answer the page stays complete; the entrance of the exam shows the error.
      () => undefined
    )
    return () => {
      isLeft = true
    }
  }, [])

  return (
    <div role="status">
      {remaining === null ? null : (
        <div className="spread running-exam">
          <p>{m.exam_auth_resume_text({ minutes: Math.ceil(remaining / 60_000) })}</p>
          <ButtonLink isSmall variant="primary" to="/center/train/GBCA/exam">
            {m.exam_auth_resume()}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
