import * as v from 'valibot'
import { setName } from '~/features/queries/data-set-names'
import { dataSetGroups } from '~/features/queries/data-sets'
import { languageField, setLanguage, tool } from '../tool'

export const listGraphs = tool({
  name: 'list_graphs',
  title: 'List the sample graphs',
  description: 'Lists the sample graphs on which run_query answers: of the documents, the online demos and the solutions.',
  input: v.object({ language: languageField }),
  run: async ({ language }) => {
    setLanguage(language)
    const graphs = Object.entries(dataSetGroups).flatMap(([group, ids]) => ids.map((id) => ({ id, name: setName(id), group })))
    return { graphs }
  }
})
