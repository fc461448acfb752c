import { consulted } from '~/content/consult'
import type { EditionId } from '~/content/editions'
import type { FinderCopy } from '~/content/editions/types'
import { consultedEditions } from '~/contract/consultation-form'
import { fill } from '~/lib/fill'
import { PageLink } from '~/ui/page-link'
import { consultAddress } from './consult-address'
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
        <h3 className="finder-none">{answer.empty}</h3>
        <p className="finder-text phrased">{answer.emptyText}</p>
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
        <h3>{copy.fault.title}</h3>
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
  const hasToConfirm = chosen !== undefined && chosen.toConfirm.length > 0
  const needsOf = ({ toConfirm }: EditionFinding) => toConfirm.map((need) => needName(copy, need)).join(answer.separator)
  return (
    <div className="finder-answer" id={answerId}>
      <div className="finder-verdict">
        <p className="note">{answer.label}</p>
        <h3 className={chosen ? 'finder-found' : undefined}>
          {chosen
            ? fill(hasToConfirm ? answer.mayFit : answer.fits, {
                edition: editionLabels[chosen.id].name(),
                needs: needsOf(chosen)
              })
            : answer.none}
        </h3>
        <p className="finder-text phrased">{chosen ? answer.fitsText : answer.noneText}</p>
        {hasToConfirm ? <p className="finder-text finder-confirm phrased">{answer.confirm}</p> : null}
        <p className="finder-links">
          {!chosen || hasToConfirm ? (
            <PageLink to={consultationAbout(chosen?.id)} className="btn btn-primary">
              {answer.consult}
            </PageLink>
          ) : null}
          <PageLink to={{ path: finderPath, search: queryOf(requirements), hash: answerId }} className="finder-share">
            {answer.share}
          </PageLink>
        </p>
      </div>
      <ol className="finder-editions" aria-label={answer.editions}>
        {finding.editions.map((edition) => {
          const { id, failed, toConfirm } = edition
          const isChosen = id === finding.answer
          const enough = isChosen ? answer.chosen : answer.larger
          return (
            <li key={id} data-edition={id} className={isChosen ? 'finder-chosen' : undefined}>
              <b>{editionLabels[id].name()}</b>
              {failed.length > 0 ? (
                <ul className="finder-reasons">
                  {failed.map((judgment) => (
                    <li key={judgment.need}>{reasonText(copy, judgment, requirements)}</li>
                  ))}
                </ul>
              ) : (
                <span>{toConfirm.length > 0 ? fill(answer.open, { needs: needsOf(edition) }) : enough}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The edition for the consultation link: the result, or the largest edition if none fits. */
function consultationAbout(found: EditionId | undefined) {
  if (found === undefined) return consultAddress('advanced')
  return consultAddress(consultedEditions.find((edition) => consulted[edition].edition === found))
}
