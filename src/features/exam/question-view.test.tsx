import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AskedQuestion } from '~/contract/exam'
import { m } from '~/paraglide/messages'
import { QuestionView } from './question-view'

const texts = { 'zh-CN': '题', 'en-US': 'Text' }
const question: AskedQuestion = { topic: 'queries', type: 'multiple', question: texts, options: [{ id: 'a', ...texts }] }

test.each([
  [{ type: 'single', choices: 1 }, m.exam_question_single],
  [{ choices: 2 }, m.exam_question_two],
  [{ choices: 3 }, m.exam_question_three],
  // From services of the release before.
  [{}, m.exam_question_multiple]
] as const)('a question with %o says how many options to choose', (changes, hint) => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const markup = renderToStaticMarkup(
      <QuestionView
        question={{ ...question, ...changes }}
        locale={locale}
        name="question"
        chosen={[]}
        onChoose={() => undefined}
      />
    )
    expect(markup).toContain(`>${hint({}, { locale })}<`)
  }
})
