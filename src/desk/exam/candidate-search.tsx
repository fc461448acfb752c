import { useCallback } from 'react'
import { type FoundCandidate, foundCandidatesSchema } from '~/contract/exam-desk'
import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { DataState } from '../data-state'
import { callExamDesk } from '../exam-calls'
import { DeskLink } from '../link'
import { RenameForm } from './rename-form'

/** Candidates whose name begins with the text, also those who have not taken the exam, to correct their names. */
export function FoundCandidates({ query }: { query: string }) {
  const fetchFound = useCallback(
    () => callExamDesk({ call: 'GET /desk/exam/candidates', query: { q: query }, data: foundCandidatesSchema }),
    [query]
  )
  const { result, load } = useLoadedData(fetchFound)
  return (
    <section className="exam-results" aria-labelledby="candidates">
      <h2 id="candidates">{m.desk_exam_candidates()}</h2>
      <DataState result={result} onRetry={load}>
        {(found) =>
          found.length === 0 ? (
            <p className="desk-notice">{m.desk_exam_candidates_none()}</p>
          ) : (
            <div className="exam-found">
              {found.map((candidate) => (
                <Candidate key={candidate.account} candidate={candidate} onRenamed={load} />
              ))}
            </div>
          )
        }
      </DataState>
    </section>
  )
}

interface CandidateProps {
  candidate: FoundCandidate
  onRenamed: () => void
}

function Candidate({ candidate: { account, name, attempt, isCertified }, onRenamed }: CandidateProps) {
  return (
    <article className="exam-case">
      <h3>{name}</h3>
      <p>
        {attempt === null ? (
          m.desk_exam_candidate_new()
        ) : (
          <DeskLink to="/desk/exam" search={{ attempt }} className="plain-link">
            {m.desk_exam_appeal_attempt()}
          </DeskLink>
        )}
      </p>
      {isCertified ? (
        <p className="muted">{m.desk_exam_rename_text()}</p>
      ) : (
        <details>
          <summary>{m.desk_exam_rename()}</summary>
          <RenameForm key={name} account={account} name={name} onRenamed={onRenamed} />
        </details>
      )}
    </article>
  )
}
