import type { Locale } from '~/contract/locale'
import { demoTypes } from '~/demos/demos'
import { loadDemoAnswer, loadDemoCopy, loadDemoModel, loadDemoQuery } from '~/demos/load'
import type { DemoAnswer, DemoCopy, DemoMeta, DemoModel, DemoType } from '~/demos/types'
import { answerFirst, type FirstAnswer } from './first-answer'
import type { ListedDemo } from './list-page'
import { prepareThumbnails } from './thumbnail'

/** Data that the page of a demo needs before it is shown. The graph and the method are loaded later. */
export interface DemoPageData {
  type: DemoType
  copy: DemoCopy
  model: DemoModel
  meta: Pick<DemoMeta, 'solutions' | 'document' | 'data'>
  query: { code: string; answer: DemoAnswer }
  first: FirstAnswer | undefined
}

export async function loadDemoPage(
  type: DemoType,
  locale: Locale,
  query: Readonly<Record<string, unknown>>
): Promise<DemoPageData> {
  const [copy, model, code, answer, { demoMetaOf }] = await Promise.all([
    loadDemoCopy(type, locale),
    loadDemoModel(type),
    loadDemoQuery(type),
    loadDemoAnswer(type),
    import('~/demos/metas')
  ])
  const first = await answerFirst(type, model, query)
  const { solutions, document, data } = demoMetaOf(type)
  return { type, copy, model, meta: { solutions, document, data }, query: { code, answer }, first }
}

/** The demos as the list shows them. */
export async function loadListedDemos(locale: Locale): Promise<ListedDemo[]> {
  await prepareThumbnails(demoTypes)
  return Promise.all(
    demoTypes.map(async (type) => {
      const { headline, description, figure } = await loadDemoCopy(type, locale)
      return { type, question: headline, text: description, alt: figure.alt }
    })
  )
}
