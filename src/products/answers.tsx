import type { Item, PlateCopy } from '~/content/page-copy'
import { phrased } from '~/ui/phrased'
import './products.css'

type Items = PlateCopy & { items: readonly Item[] }

/** What is difficult on the left, what answers it on the right, row by row; the last answers need no question. */
export function Answers({ questions, answers }: { questions: Items; answers: Items }) {
  return (
    <div className="answers">
      <div className="answers-row answers-head note" aria-hidden="true">
        <span>{questions.question}</span>
        <span>{answers.question}</span>
      </div>
      {answers.items.map((answer, index) => {
        const question = questions.items[index]
        return (
          <div className="answers-row" key={answer.term}>
            <div className="answers-from">
              {question ? (
                <>
                  <h3>{phrased(question.term)}</h3>
                  <p>{question.text}</p>
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
