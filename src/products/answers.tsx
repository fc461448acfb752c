import type { Item, PlateCopy } from '~/content/page-copy'
import { phrased } from '~/ui/phrased'
import './products.css'

type Items = PlateCopy & { items: readonly Item[] }

/** Problems on the left, their solutions on the right, row by row. Answers beyond the last problem have an empty left cell. */
export function Answers({ problems, answers }: { problems: Items; answers: Items }) {
  return (
    <div className="ruled answers">
      <div className="grid-phone answers-row answers-head note" aria-hidden="true">
        <span>{problems.question}</span>
        <span>{answers.question}</span>
      </div>
      {answers.items.map((answer, index) => {
        const problem = problems.items[index]
        return (
          <div className="grid-phone answers-row" key={answer.term}>
            <div className="answers-from">
              {problem ? (
                <>
                  <h3>{phrased(problem.term)}</h3>
                  <p>{problem.text}</p>
                </>
              ) : null}
            </div>
            <div className="answers-to">
              <h3>{phrased(answer.term)}</h3>
              <p>{answer.text}</p>
            </div>
          </div>
        )
      })}
    </div>
  )
}
