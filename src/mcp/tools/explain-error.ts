import * as v from 'valibot'
import { explainFault, runSampleQuery, warningsOf } from '../run'
import { setLanguage, tool } from '../tool'
import { queryFields } from './run-query'

export const explainError = tool({
  name: 'explain_error',
  title: 'Explain what is wrong with a query',
  description:
    'Says what is wrong with an openCypher query, where, and how to correct it, as the playground of the site does. Names that the graph does not have are warnings.',
  input: v.object(queryFields),
  run: async ({ graph, query, parameters, language }) => {
    setLanguage(language)
    const answer = await runSampleQuery({ graph, query, parameters })
    return {
      isCorrect: answer.fault === undefined,
      ...(answer.fault && { error: explainFault(answer.fault, query) }),
      warnings: warningsOf(answer)
    }
  }
})
