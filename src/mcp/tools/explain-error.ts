import * as v from 'valibot'
import { answerOf, explained, warningsOf } from '../run'
import { speak, tool } from '../tool'
import { queryFields } from './run-query'

export const explainError = tool({
  name: 'explain_error',
  title: 'Explain what is wrong with a query',
  description:
    'Says what is wrong with an openCypher query, where, and how to correct it, as the playground of the site does. Names that the graph does not have are warnings.',
  input: v.object(queryFields),
  run: async ({ graph, query, parameters, language }) => {
    speak(language)
    const answer = await answerOf({ graph, query, parameters })
    return {
      isCorrect: answer.fault === undefined,
      ...(answer.fault && { error: explained(answer.fault, query) }),
      warnings: warningsOf(answer)
    }
  }
})
