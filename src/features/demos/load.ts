import type { Locale } from '~/contract/locale'
import { demoTypes } from '~/demos/demos'
import { loadDemoCopy, loadDemoModel } from '~/demos/load'
import type { DemoCopy, DemoMeta, DemoModel, DemoType } from '~/demos/types'
import { answerFirst, type FirstAnswer } from './first-answer'
import type { ListedDemo } from './list-page'
import { prepareThumbnails } from './thumbnail'

/** What the page of a demo needs before it is shown. Its data and its method follow. */
export interface DemoPageData {
  type: DemoType
  copy: DemoCopy
  model: DemoModel
  meta: DemoMeta
  first: FirstAnswer | undefined
}

export async function loadDemoPage(
  type: DemoType,
  locale: Locale,
  query: Readonly<Record<string, unknown>>
): Promise<DemoPageData> {
  const [copy, model, { demoMetaOf }] = await Promise.all([
    loadDemoCopy(type, locale),
    loadDemoModel(type),
    import('~/demos/metas')
  ])
  return { type, copy, model, meta: demoMetaOf(type), first: await answerFirst(type, model, query) }
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
