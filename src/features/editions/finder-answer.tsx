import { useEffect, useState } from 'react'
import type { EditionId } from '~/content/editions'
import { editionOfCalls } from '~/content/editions/in-calls'
import { consultedEditions } from '~/contract/forms/consultation'
import { fill } from '~/lib/fill'
import { addressText } from '~/lib/site-address'
import { m } from '~/paraglide/messages'
import { CopyButton } from '~/ui/copy-button'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { consultAddress } from './consult-address'
import type { FinderCopy } from './copy/types'
import type { EditionFinding, Finding, Requirements } from './finder'
import { type FinderQuestion, queryOf } from './finder-address'
import { finderExamples } from './finder-examples'
import { answerId, fieldId, finderPath } from './finder-form'
import { faultText, needName, reasonText } from './finder-text'
import { editionLabels } from './labels'
import './editions.css'

/** The finder's result: the edition and why not the others, or the invalid field, or an introduction before the first query. */
export function FinderAnswer({ copy, question, finding }: { copy: FinderCopy; question: FinderQuestion; finding: Finding }) {
  const { fault, isSubmitted, requirements } = question
  if (fault) return <Fault copy={copy} fault={fault} />
  return isSubmitted ? <Answer copy={copy} requirements={requirements} finding={finding} /> : <Introduction copy={copy} />
}

function Introduction({ copy: { answer, examples } }: { copy: FinderCopy }) {
  return (
    <div className="finder-answer" id={answerId}>
      <div className="finder-verdict">
        <p className="note">{answer.label}</p>
        <h3 className="finder-none">{phrased(answer.empty)}</h3>
        <p className="finder-text">{phrased(answer.emptyText)}</p>
      </div>
      <div className="finder-examples">
        <p className="note">{examples.label}</p>
        <ul>
          {finderExamples.map(({ name, query }) => (
            <li key={name}>
              <PageLink to={{ path: finderPath, search: query, hash: answerId }} className="tlink">
                {examples[name]}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Fault({ copy, fault }: { copy: FinderCopy; fault: NonNullable<FinderQuestion['fault']> }) {
  return (
    <div className="finder-answer" id={answerId}>
      <div className="finder-verdict" role="alert">
        <p className="note">{copy.answer.label}</p>
        <h3>{phrased(copy.fault.title)}</h3>
        <p className="finder-text">
          <a className="finder-fault" href={`#${fieldId(fault.field)}`}>
            {faultText(copy, fault)}
          </a>
        </p>
      </div>
    </div>
  )
}

function Answer({ copy, requirements, finding }: { copy: FinderCopy; requirements: Requirements; finding: Finding }) {
  const { answer } = copy
  const chosen = finding.editions.find(({ id }) => id === finding.answer)
  const hasToTest = chosen !== undefined && chosen.toTest.length > 0
  const needsOf = ({ toTest }: EditionFinding) => toTest.map((need) => needName(copy, need)).join(answer.separator)
  return (
    <div className="finder-answer" id={answerId}>
      <div className="finder-verdict">
        <p className="note">{answer.label}</p>
        <h3 className={chosen ? 'finder-found' : undefined}>
          {phrased(
            chosen ? fill(hasToTest ? answer.mayFit : answer.fits, { edition: editionLabels[chosen.id].name() }) : answer.none
          )}
        </h3>
        <p className="finder-text">
          {phrased(
            chosen ? (hasToTest ? fill(answer.mayFitText, { needs: needsOf(chosen) }) : answer.fitsText) : answer.noneText
          )}
        </p>
        <p className="cluster finder-links">
          {chosen?.id === 'free' && !hasToTest ? (
            <PageLink to={{ path: '/download' }} className="btn btn-primary">
              {m.shell_trial()}
            </PageLink>
          ) : (
            <PageLink to={consultationAbout(chosen?.id, requirements)} className="btn btn-primary">
              {answer.consult}
            </PageLink>
          )}
          <ShareAnswer name={answer.share} requirements={requirements} />
        </p>
      </div>
      <ol className="ruled finder-editions" aria-label={answer.editions}>
        {finding.editions.map((edition) => {
          const { id, failed, toTest } = edition
          const isChosen = id === finding.answer
          const enough = isChosen ? answer.chosen : answer.larger
          return (
            <li key={id} data-edition={id} className={isChosen ? 'grid-small finder-chosen' : 'grid-small'}>
              <b>{editionLabels[id].name()}</b>
              {failed.length > 0 ? (
                <ul className="finder-reasons">
                  {failed.map((judgment) => (
                    <li key={judgment.need}>{reasonText(copy, judgment, requirements)}</li>
                  ))}
                </ul>
              ) : (
                <span>{toTest.length > 0 ? fill(answer.open, { needs: needsOf(edition) }) : enough}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** A link to the answer, and a button that copies its whole address. */
function ShareAnswer({ name, requirements }: { name: string; requirements: Requirements }) {
  const to = { path: finderPath, search: queryOf(requirements), hash: answerId } as const
  // The server does not know under which of its addresses the visitor reads the page.
  const [origin, setOrigin] = useState<string>()
  useEffect(() => setOrigin(location.origin), [])
  return (
    <>
      <PageLink to={to} className="finder-share">
        {name}
      </PageLink>
      {origin ? <CopyButton name={name} text={`${origin}${addressText(to)}#${to.hash}`} className="finder-copy" /> : null}
    </>
  )
}

/** The consultation about the result with its requirements; about the largest edition if none fits. */
function consultationAbout(found: EditionId | undefined, requirements: Requirements) {
  const edition = found === undefined ? 'advanced' : consultedEditions.find((id) => editionOfCalls[id] === found)
  return consultAddress(edition, queryOf(requirements))
}
