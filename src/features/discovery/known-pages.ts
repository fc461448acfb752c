import * as v from 'valibot'
import { hasDocument } from '~/content/docs/tree'
import { consultationTopics, consultedEditions } from '~/contract/forms/consultation'
import { demoTypes } from '~/demos/demos'
import { tabIds } from '~/products/tabs'
import { solutionTypes } from '~/solutions/addresses'
import { storyIds } from '~/stories/stories'

const documentSchema = v.pipe(
  v.object({ version: v.string(), id: v.string() }),
  v.check(({ version, id }) => hasDocument(version, id))
)

/**
 * The routes whose pages the project lists, by path, each with the path parameters and the query of its pages. Entries of
 * main are not here: they change at any time.
 */
const schemas: Readonly<Record<string, v.GenericSchema>> = {
  '/customer/details': v.object({ id: v.pipe(v.string(), v.digits()) }),
  '/demogallery/details': v.object({ type: v.picklist(solutionTypes) }),
  '/document/$version/$id': documentSchema,
  // Without a value, these three redirect to a page.
  '/homedetails': v.object({ id: v.optional(v.picklist(storyIds)) }),
  '/product': v.object({ name: v.optional(v.picklist(tabIds)) }),
  '/product/consult': v.looseObject({
    edition: v.optional(v.picklist(consultedEditions)),
    topic: v.optional(v.picklist(consultationTopics))
  }),
  '/product/onlinedemo': v.looseObject({ type: v.optional(v.picklist(demoTypes)) })
}

/**
 * False if the route certainly has no page for the values.
 * @param route path as the route writes it
 * @param values path parameters and query
 */
export function mayHavePage(route: string, values: Readonly<Record<string, string>>): boolean {
  const schema = schemas[route]
  return schema === undefined || v.is(schema, values)
}
